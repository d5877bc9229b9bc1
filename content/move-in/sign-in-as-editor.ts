import { z } from 'zod';
import { type BackOffice, callBackOffice, connect, reasonsIn } from '../load/back-office.ts';
import { cookiesIn, type StaffLogin } from '../load/sign-in.ts';

const step = z.object({ next: z.enum(['in', 'secondStep', 'setUp']) });

/** Signs in as an editor does in a browser, with the code of the second step where the account has one. */
export async function signInAsEditor(url: string, account: StaffLogin, code: string | undefined): Promise<BackOffice> {
  const post = async (path: string, body: object, cookie?: string) => {
    const answer = await callBackOffice(url, `/api/utilizadores/${path}`, 'POST', cookie, body);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${reasonsIn(text)}`);
    return { cookie: cookiesIn(answer), next: step.parse(JSON.parse(text)).next };
  };
  const entered = await post('login', account);
  if (entered.next === 'in') return connect(url, entered.cookie);
  if (entered.next === 'setUp') throw new Error('The account must first set up its second step in the back office.');
  if (!code) throw new Error('The account has a second step: set MOVE_IN_CODE to the six digits that its app shows now.');
  return connect(url, (await post('second-step/totp', { code }, entered.cookie)).cookie);
}
