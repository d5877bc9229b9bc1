import { setTimeout as sleep } from 'node:timers/promises';
import { linkedEmail } from '../demo-accounts/demo-people.ts';
import type { Ports } from '../stack/ports.ts';
import { demoPassword } from '../stack/settings.ts';
import { codeInMailbox } from './code-in-mailbox.ts';

/** Signs in to a running demo as its patient who is linked to the clinic's record; the answer is what a browser then sends as its cookies. */
export async function signedInPatient(origin: string, ports: Ports): Promise<string> {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  /** As a browser does: with our Origin, and the cookies it was given. */
  const call = async (path: string, body: object): Promise<Response> => {
    const headers = { 'content-type': 'application/json', origin, cookie: cookieHeader() };
    const response = await fetch(`${origin}/api/account${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=', 2) ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const known = await codeInMailbox(ports, linkedEmail);
  const { status } = await call('/login', { email: linkedEmail, password: demoPassword });
  if (status !== 202) throw new Error(`/login answered ${status}`);
  for (let tries = 0; tries < 100; tries++, await sleep(100)) {
    const code = await codeInMailbox(ports, linkedEmail);
    if (code === undefined || code === known) continue;
    const finished = await call('/login/code', { code });
    if (finished.status !== 200) throw new Error(`/login/code answered ${finished.status}`);
    return cookieHeader();
  }
  throw new Error('the code has not come');
}
