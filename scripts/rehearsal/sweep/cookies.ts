import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathTo } from '@clinic/core/addresses/path-to';
import { ask } from '../ask.ts';
import type { Rehearsal } from '../rehearsal.ts';
import { type Check, check } from './check.ts';

/** Read by script on purpose: the language, what was agreed to, a notice that was closed. */
const forScript = new Set(['locale', 'consent', 'aviso']);

/** Every cookie that the doors people use first give out. */
export async function cookieChecks({ site, backoffice, folders }: Rehearsal): Promise<Check[]> {
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: site };
  const json = { 'content-type': 'application/json', origin: backoffice };
  const password = (await readFile(path.join(folders.etc, 'secrets/demo/SEED_ADMIN_PASSWORD'), 'utf8')).trim();
  const answers = {
    'the wizard': await ask(site + pathTo('pt', 'wizard'), { method: 'POST', body: 'forOther=no&hadConsultation=no', headers: form }),
    'the first page': await ask(`${site}/`, { headers: { 'accept-language': 'en' } }),
    'signing in': await ask(`${site}/pt/conta/login`, {
      method: 'POST',
      body: 'email=ninguem@exemplo.pt&password=errada-errada',
      headers: form,
    }),
    'staff signing in': await ask(`${backoffice}/api/utilizadores/login`, {
      ...{ method: 'POST', headers: json, body: JSON.stringify({ email: 'admin@exemplo.pt', password }) },
    }),
  };
  return Object.entries(answers).flatMap(([where, { headers }]) =>
    (headers['set-cookie'] ?? []).flatMap((cookie) => {
      const name = cookie.split('=')[0] ?? '';
      const has = (flag: RegExp) => flag.test(cookie);
      const [quoted, plain] = [`${where}: cookie ${name}`, name.replace('__Host-', '')];
      return [
        check(`${quoted} travels over TLS alone`, has(/; Secure/i), cookie.replace(/=[^;]*/, '=…')),
        check(`${quoted} is not sent by other sites`, has(/; SameSite=(?:Lax|Strict)/i), cookie.replace(/=[^;]*/, '=…')),
        ...(forScript.has(plain)
          ? []
          : [
              check(`${quoted} is read by no script`, has(/; HttpOnly/i), cookie.replace(/=[^;]*/, '=…')),
              check(`${quoted} is this host’s alone`, name.startsWith('__Host-') && has(/; Path=\//) && !has(/; Domain=/i), name),
            ]),
      ];
    }),
  );
}
