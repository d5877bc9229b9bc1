import { type AccountAction, accountActions } from '@clinic/core/desk/accounts/account-desk';
import type { AccountRequest } from '@clinic/core/desk/accounts/account-request';
import { carryOutErasure, dropErasure } from '@clinic/core/desk/accounts/answer-erasure-request';
import { checkAccountIdentity } from '@clinic/core/desk/accounts/check-account-identity';
import { endSessionsByDesk } from '@clinic/core/desk/accounts/end-sessions';
import { findAccounts } from '@clinic/core/desk/accounts/find-accounts';
import { findRecords, type RecordPorts } from '@clinic/core/desk/accounts/find-records';
import { linkRecordByDesk } from '@clinic/core/desk/accounts/link-record';
import { moveRecordLink } from '@clinic/core/desk/accounts/move-link';
import { removeSecondStep } from '@clinic/core/desk/accounts/remove-second-step';
import { resendVerification } from '@clinic/core/desk/accounts/resend-verification';
import { unlinkReasons, unlinkRecordByDesk } from '@clinic/core/desk/accounts/unlink-record';
import { identityChecks } from '@clinic/core/desk/check-identity';
import type { Result } from '@clinic/core/kernel/result';
import type { Endpoint, PayloadHandler } from 'payload';
import { z } from 'zod';
import { onPress, type PressEnv, presserOf, readPressedForm, refusePress, seeOther } from '../press.ts';
import type { AccountTrouble } from './account-action-words.ts';
import { accountDeskOf, recordPortsOf } from './account-desk-of.ts';
import { accountPath, accountsPath, foundAccountsAddress, recordsAddress } from './account-path.ts';

const recordNumber = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
const asked = z.object({
  id: z.uuid(),
  action: z.enum(accountActions),
  pedido: z.uuid(),
  confirmado: z.literal('sim').optional(),
  /** The record that the page showed as linked. */
  de: recordNumber.optional(),
  /** The record that was chosen. */
  ficha: recordNumber.optional(),
  como: z.enum(identityChecks).optional(),
  nascimento: z.iso.date().optional().catch(undefined),
  nome: z.literal('sim').optional(),
  /** Somebody else may know the password. */
  palavra: z.literal('sim').optional(),
  porque: z.enum(unlinkReasons).optional(),
});
type AccountWish = z.output<typeof asked>;
type Outcome = Result<'done' | 'alreadyDone', { kind: AccountTrouble }>;

const refused = (kind: AccountTrouble): Outcome => ({ ok: false, error: { kind } });

/** What was typed names a patient, so it comes in a form's body and goes nowhere else. */
const find =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    if (!presserOf(env, req)) return refusePress(403);
    const { procura = '' } = await readPressedForm(req);
    const found = await findAccounts(await accountDeskOf(req.payload), procura);
    if (!found.ok) return seeOther(`${accountsPath}?erro=${found.error.kind}`);
    const [only, ...others] = found.value.ids;
    if (only === undefined) return seeOther(`${accountsPath}?erro=nobody`);
    // Somebody waits on the telephone: one that is found alone is opened at once.
    return seeOther(others.length === 0 ? accountPath(only) : foundAccountsAddress(found.value));
  };

const findRecord =
  (env: PressEnv): PayloadHandler =>
  async (req) => {
    if (!presserOf(env, req)) return refusePress(403);
    const id = z.uuid().safeParse(req.routeParams?.['id']);
    if (!id.success) return refusePress(400);
    const file = await (await accountDeskOf(req.payload)).file(id.data);
    if (!file) return seeOther(`${accountsPath}?erro=notFound`);
    const { procura = '' } = await readPressedForm(req);
    const found = await findRecords(recordPortsOf(req.payload), file.account.email, procura);
    return seeOther(found.ok ? recordsAddress(id.data, found.value) : `${accountPath(id.data)}?erro=${found.error.kind}#ficha`);
  };

/** A button of an account's page. Pressed twice it is done once; whatever comes of it, the answer is the account's page, or the list if it is erased. */
const act = onPress(asked, async ({ payload, staff, wish }) => {
  const request = { desk: await accountDeskOf(payload), staff, accountId: wish.id, requestId: wish.pedido };
  const outcome = await perform(request, wish, recordPortsOf(payload));
  // Once it is erased, the account has no page.
  const doneAt = wish.action === 'erase' ? accountsPath : accountPath(wish.id);
  if (outcome.ok) return seeOther(`${doneAt}?feito=${wish.action}`);
  const told = `erro=${outcome.error.kind}`;
  // With the chosen record, so that the form can be sent again.
  return seeOther(wish.ficha ? recordsAddress(wish.id, [wish.ficha], told) : `${accountPath(wish.id)}?${told}`);
});

async function perform(request: AccountRequest, wish: AccountWish, ports: RecordPorts): Promise<Outcome> {
  const { de: shown, ficha: chosen, como: how, nascimento: birthDate, porque: why, confirmado } = wish;
  const { keys } = ports;
  const actions: Record<AccountAction, () => Promise<Outcome>> = {
    resendVerification: () => resendVerification(request),
    endSessions: () => endSessionsByDesk(request, { isPasswordKnown: wish.palavra === 'sim' }),
    removeSecondStep: async () => {
      if (!confirmado) return refused('notConfirmed');
      return how ? removeSecondStep(request, how) : refused('notChosen');
    },
    erase: async () => (confirmado ? carryOutErasure(request) : refused('notConfirmed')),
    dropErasure: async () => (confirmado ? dropErasure(request) : refused('notConfirmed')),
    identityChecked: async () =>
      shown !== undefined && how ? checkAccountIdentity(request, { patientId: shown, how, keys }) : refused('notChosen'),
    linkRecord: async () =>
      chosen !== undefined && how && birthDate
        ? linkRecordByDesk(request, chosen, { how, birthDate, isNameSeen: wish.nome === 'sim' }, ports)
        : refused('notChosen'),
    moveLink: async () => {
      if (!confirmado) return refused('notConfirmed');
      return shown !== undefined && chosen !== undefined
        ? moveRecordLink(request, { from: shown, to: chosen }, ports)
        : refused('notChosen');
    },
    unlinkRecord: async () => {
      if (!confirmado) return refused('notConfirmed');
      return shown !== undefined && why ? unlinkRecordByDesk(request, { patientId: shown, why, keys }) : refused('notChosen');
    },
  };
  return actions[wish.action]();
}

export const deskAccountEndpoints = (env: PressEnv): Endpoint[] => [
  { method: 'post', path: '/contas/procurar', handler: find(env) },
  { method: 'post', path: '/contas/:id/fichas', handler: findRecord(env) },
  { method: 'post', path: '/contas/:id/:action', handler: act(env) },
];
