import { demoPassword } from '../scripts/stack/settings.ts';
import type { TestSystem } from './system.ts';

/** What a member of staff does in the back office, over its API. */
export async function signIn(system: TestSystem, email = 'editor@exemplo.pt') {
  const base = system.settings['BACKOFFICE_URL'] ?? '';
  const call = async <T>(method: string, path: string, body?: unknown, token?: string): Promise<T> => {
    const answer = await fetch(base + path, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { token } = await call<{ token: string }>('POST', '/api/utilizadores/login', { email, password: demoPassword });
  return {
    token,
    get: <T>(path: string) => call<T>('GET', path, undefined, token),
    post: <T>(path: string, body: unknown) => call<T>('POST', path, body, token),
    patch: <T>(path: string, body: unknown) => call<T>('PATCH', path, body, token),
  };
}
