import { demoPassword } from '../scripts/stack/settings.ts';
import type { TestSystem } from './system.ts';

/** What a member of staff does in the back office, over its API. */
export async function signInStaff(system: TestSystem, email = 'editor@exemplo.pt') {
  const base = system.settings['BACKOFFICE_URL'] ?? '';
  const send = async (method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const answer = await fetch(base + path, {
      method,
      headers: { 'content-type': 'application/json', origin: base, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const entered = await send('POST', '/api/utilizadores/login', { email, password: demoPassword }, {});
  const cookies = entered.headers.getSetCookie().map((line) => line.split(';')[0]);
  /** What a browser would send along. */
  const headers = { origin: base, cookie: cookies.join('; ') };
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    if (method !== 'GET') system.onlyAlone(`${method} ${path}`);
    return (await (await send(method, path, body, headers)).json()) as T;
  };
  return {
    headers,
    get: <T>(path: string) => call<T>('GET', path),
    post: <T>(path: string, body: unknown) => call<T>('POST', path, body),
    patch: <T>(path: string, body: unknown) => call<T>('PATCH', path, body),
  };
}
