import { isPlainAddress } from '@clinic/core/mail/mail';
import { sql } from '@payloadcms/db-postgres';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { mayManageAccount } from '../../access/staff-accounts.ts';
import { inRequestTransaction } from '../../mail/mail-in-request.ts';
import type { Utilizadore } from '../../payload-types.ts';
import { execute } from '../../publishing/execute.ts';
import { inSession, jsonResponse, refuse, withValidBody } from '../answers.ts';
import { ownerProof, refuseUnlessOwner } from '../confirm-owner.ts';
import { checkPassword } from '../passwords/check-password.ts';
import { weaknessWords } from '../passwords/weakness-words.ts';
import { removeAllFactors } from '../second-factor/factors.ts';
import { endSessions } from '../sessions/session-store.ts';
import { enter } from '../sign-in.ts';
import { signInErrors } from '../sign-in-words.ts';
import { firstUser } from './account-hooks.ts';
import { invite } from './invite.ts';
import { closeLinks } from './links.ts';
import { type AccountChange, record, tellOwner } from './notices.ts';
import { accountByEmail, accountById, plainEmail, setOnAccount } from './staff-account.ts';

const ownEmail: Endpoint = {
  method: 'post',
  path: '/own-email',
  handler: inSession(['open'], z.object({ proof: ownerProof, email: z.string().max(320) }), async (req, found, asked) => {
    const refusal = await refuseUnlessOwner(req, found, asked.proof);
    if (refusal) return refusal;
    const email = plainEmail(asked.email);
    if (!isPlainAddress(email)) return refuse(req, 400, signInErrors.emailWrong, 'email');
    if (await accountByEmail(req, email)) return refuse(req, 400, signInErrors.emailTaken, 'email');
    const { account } = found;
    await inRequestTransaction(req, async () => {
      await setOnAccount(req, account.id, { email });
      await closeLinks(req, account.id);
      await record(req, account, 'email', account.id);
      await tellOwner(req, account, 'email');
    });
    return jsonResponse({ done: true });
  }),
};

const suspend = async (req: PayloadRequest, { id }: Utilizadore): Promise<void> => {
  await execute(req, sql`insert into core.staff_suspensions (account_id) values (${id}) on conflict do nothing`);
  await endSessions(req, id);
  await closeLinks(req, id);
};
const reinstate = (req: PayloadRequest, { id }: Utilizadore): Promise<unknown> =>
  execute(req, sql`update core.staff_suspensions set lifted_at = now() where account_id = ${id} and lifted_at is null`);
const removeFactors = async (req: PayloadRequest, { id }: Utilizadore): Promise<void> => {
  await removeAllFactors(req, id);
  await endSessions(req, id);
};

type Act = {
  path: string;
  change: Extract<AccountChange, 'suspended' | 'reinstated' | 'factorsRemoved' | 'invited'>;
  work: (req: PayloadRequest, account: Utilizadore) => Promise<unknown>;
};
const acts: Act[] = [
  { path: 'suspend', change: 'suspended', work: suspend },
  { path: 'reinstate', change: 'reinstated', work: reinstate },
  { path: 'remove-factors', change: 'factorsRemoved', work: removeFactors },
  { path: 'invite', change: 'invited', work: invite },
];

/** What an administrator or a manager does to somebody else's account: recorded, and the person is told. */
const othersEndpoints = acts.map(
  ({ path, change, work }): Endpoint => ({
    method: 'post',
    path: `/:id/${path}`,
    handler: inSession(['open'], z.unknown(), async (req, { account: by }) => {
      const account = await accountById(req, Number(req.routeParams?.['id']) || 0);
      if (!account || !mayManageAccount(by, account)) return refuse(req, 403, signInErrors.onlyManagers);
      await inRequestTransaction(req, async () => {
        await work(req, account);
        await record(req, by, change, account.id);
        // The invitation itself is the letter.
        if (change !== 'invited') await tellOwner(req, account, change, by);
      });
      return jsonResponse({ done: true });
    }),
  }),
);

const newcomer = z.object({ nome: z.string().trim().min(1).max(200), email: z.string().max(320), password: z.string().max(1000) });

/** Whoever opens a new back office becomes its administrator; as soon as there is anybody, nobody else does. */
const firstRegister: Endpoint = {
  method: 'post',
  path: '/first-register',
  handler: withValidBody(newcomer, async (req, { nome, email, password }) => {
    if (!isPlainAddress(plainEmail(email))) return refuse(req, 400, signInErrors.emailWrong, 'email');
    const weakness = await checkPassword(req.payload, password, { nome, email });
    if (weakness) return refuse(req, 400, weaknessWords[weakness], 'password');
    const created = await inRequestTransaction(req, async () => {
      await execute(req, sql`select pg_advisory_xact_lock(hashtext('first staff user'))`);
      const { totalDocs } = await req.payload.db.count({ collection: 'utilizadores', req });
      req.context[firstUser] = true;
      const data = { nome, email, password, papel: 'admin' as const, idioma: 'pt' as const };
      return totalDocs > 0 ? null : req.payload.create({ collection: 'utilizadores', data, req });
    });
    return created ? enter(req, created) : refuse(req, 403, signInErrors.onlyFirst);
  }),
};

export const accountEndpoints: Endpoint[] = [ownEmail, firstRegister, ...othersEndpoints];
