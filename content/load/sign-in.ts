import { z } from 'zod';
import { type BackOffice, callBackOffice, connect, reasonsIn } from './back-office.ts';

export type StaffLogin = { email: string; password: string };

const initialised = z.object({ initialized: z.boolean() });
const entered = z.object({ next: z.literal('in', 'the account has a second step: content is loaded where it can be skipped') });

/** Signs in as administrator; in a back office that has no users yet, becomes its first. */
export async function signInToLoad(url: string, account: StaffLogin): Promise<{ backOffice: BackOffice; isFirst: boolean }> {
  const isFirst = !initialised.parse(await connect(url)('GET', '/api/utilizadores/init')).initialized;
  const path = isFirst ? '/api/utilizadores/first-register' : '/api/utilizadores/login';
  const answer = await callBackOffice(url, path, 'POST', undefined, isFirst ? { ...account, nome: 'Administração' } : account);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${reasonsIn(text)}`);
  entered.parse(JSON.parse(text));
  return { backOffice: connect(url, cookiesIn(answer)), isFirst };
}

/** What the browser would send back. */
export const cookiesIn = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
