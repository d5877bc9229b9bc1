import { z } from 'zod';
import { type BackOffice, callBackOffice, connect, reasonsIn } from './back-office.ts';

export type StaffLogin = { email: string; password: string };

const initialised = z.object({ initialized: z.boolean() });
const entered = z.object({ next: z.literal('in', 'the account has a second step: content is loaded where it can be skipped') });

/** Too many failed sign-ins came from this computer, or to this account: the back office lets nobody in for a while. */
export class SignInPaused extends Error {}

/** Signs in as administrator; in a back office that has no users yet, becomes its first. */
export async function signInToLoad(url: string, account: StaffLogin): Promise<{ backOffice: BackOffice; isFirst: boolean }> {
  const isFirst = !initialised.parse(await connect(url)('GET', '/api/utilizadores/init')).initialized;
  const path = isFirst ? '/api/utilizadores/first-register' : '/api/utilizadores/login';
  const answer = await callBackOffice(url, path, 'POST', undefined, isFirst ? { ...account, nome: 'Administração' } : account);
  const text = await answer.text();
  const refusal = `POST ${path} answered ${answer.status}: ${reasonsIn(text)}`;
  if (answer.status === 429) throw new SignInPaused(refusal);
  if (!answer.ok) throw new Error(refusal);
  entered.parse(JSON.parse(text));
  return { backOffice: connect(url, cookiesIn(answer)), isFirst };
}

/** What the browser would send back. */
export const cookiesIn = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
