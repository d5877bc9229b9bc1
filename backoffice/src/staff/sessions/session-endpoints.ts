import type { CollectionMeHook, Endpoint, PayloadHandler } from 'payload';
import { z } from 'zod';
import { accountById } from '../accounts/staff-account.ts';
import { inSession, jsonResponse, withValidBody } from '../answers.ts';
import { guess } from '../confirm-owner.ts';
import { isPasswordOf } from '../passwords/password-hash.ts';
import { letIn } from '../sign-in.ts';
import { signInErrors } from '../sign-in-words.ts';
import { endsAt } from './session-standing.ts';
import { endSession, endSessions, findSession, lockSession, touch, unlockSession } from './session-store.ts';
import { noSessionCookie } from './staff-cookies.ts';

const nothing = z.unknown();
const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The admin's screens ask when the session ends, and warn before it does. There is no token to hand out. */
export const tellSessionEnd: CollectionMeHook = async ({ args: { req }, user }) => {
  const found = await findSession(req.payload, req.headers);
  return found ? { exp: secondsOf(endsAt(found.session)), user } : undefined;
};

/** Pressed before the page's script ran, the browser itself sends the form and shows where the answer leads. */
const thenSignIn =
  (work: PayloadHandler): PayloadHandler =>
  async (req) => {
    const answer = await work(req);
    const isPlainForm = req.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
    if (!isPlainForm || answer.status === 403) return answer;
    const headers = new Headers({ location: '/admin/login' });
    for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
    return new Response(null, { status: 303, headers });
  };

const refresh: Endpoint = {
  method: 'post',
  path: '/refresh-token',
  handler: inSession(['open'], nothing, async (req, { session, account }) => {
    await touch(req.payload, session);
    const user = await req.payload.findByID({ collection: 'utilizadores', id: account.id, depth: 0, overrideAccess: false, req });
    const now = new Date();
    return jsonResponse({ user: { ...user, collection: 'utilizadores' }, exp: secondsOf(endsAt({ ...session, seenAt: now })) });
  }),
};

const signOut: Endpoint = {
  method: 'post',
  path: '/logout',
  handler: thenSignIn(
    withValidBody(nothing, async (req) => {
      const found = await findSession(req.payload, req.headers);
      if (found) await endSession(req, found.account.id, found.session.id);
      return jsonResponse({ message: req.t('authentication:logoutSuccessful') }, noSessionCookie(req.payload));
    }),
  ),
};

const lock: Endpoint = {
  method: 'post',
  path: '/lock',
  handler: thenSignIn(
    inSession(['open', 'locked'], nothing, async (req, { session }) => {
      await lockSession(req, session.id);
      return jsonResponse({ next: 'locked' });
    }),
  ),
};

const unlock: Endpoint = {
  method: 'post',
  path: '/unlock',
  handler: inSession(['locked'], z.object({ password: z.string().max(1000) }), async (req, found, { password }) => {
    const refusal = await guess(req, found, { purpose: 'confirm', wrong: signInErrors.wrongCurrent }, async () =>
      isPasswordOf(await accountById(req, found.account.id), password),
    );
    return refusal ?? letIn(req, found.account.id, await unlockSession(req, found.session.id));
  }),
};

const end: Endpoint = {
  method: 'post',
  path: '/sessions/end',
  handler: inSession(['open'], z.union([z.object({ id: z.uuid() }), z.object({ others: z.literal(true) })]), async (req, found, asked) => {
    if ('id' in asked) await endSession(req, found.account.id, asked.id);
    else await endSessions(req, found.account.id, found.session.id);
    return jsonResponse({ done: true });
  }),
};

export const sessionEndpoints: Endpoint[] = [refresh, signOut, lock, unlock, end];
