import { type TOTP, URI } from 'otpauth';
import type { TestBackoffice } from './test-backoffice.ts';

export type StaffBrowser = ReturnType<typeof openBrowser>;
let browsers = 0;

/** A browser at an address of its own, which keeps cookies and says where it comes from. */
export function openBrowser(backoffice: TestBackoffice, address = `198.51.100.${++browsers}`) {
  const jar = new Map<string, string>();

  async function send(method: string, path: string, body?: unknown, more: Record<string, string> = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { origin: backoffice.origin, 'x-caller-address': address, 'user-agent': 'Chrome/1 (Windows)', cookie, ...more };
    const answer = await backoffice.call(method, path, { body, headers });
    for (const line of answer.cookies) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }
  const post = (path: string, body: unknown = {}) => send('POST', `/utilizadores${path}`, body);

  return {
    send,
    post,
    jar,
    signIn: (email: string, password: string) => post('/login', { email, password }),
    /** Whether this browser is somebody. */
    isSomebody: async () => (await send('GET', '/utilizadores/me')).json.user !== null,
  };
}

/** The code app on a phone. `stepsAhead`: half minutes that its clock is fast. */
export function codeApp(uri: string) {
  const app = URI.parse(uri) as TOTP;
  return { code: (stepsAhead = 0) => app.generate({ timestamp: Date.now() + stepsAhead * 30_000 }) };
}
