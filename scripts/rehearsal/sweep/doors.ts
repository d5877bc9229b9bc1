import { readdir, readFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { pathTo } from '@clinic/core/addresses/path-to';
import { ask } from '../ask.ts';
import type { Rehearsal } from '../rehearsal.ts';
import { type Check, check } from './check.ts';

/** Who gets in where, how large a request may be, and what the logs keep of it. */
export async function doorChecks(rehearsal: Rehearsal): Promise<Check[]> {
  const { site, backoffice } = rehearsal;
  const checks: Check[] = [];
  const allowed = await ask(`${backoffice}/admin/login`, { from: '127.0.0.77' });
  checks.push(check('the back office opens from a network on its list', allowed.status === 200, allowed.status));
  const ours = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4');
  if (ours) {
    const at = { from: ours.address, tls: { lookup: lookAt(ours.address) } };
    for (const [who, headers] of [
      ['elsewhere', {}],
      ['elsewhere with a forged header', { 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1' }],
    ] as const) {
      const { status, body } = await ask(`${backoffice}/admin/login`, { ...at, headers });
      checks.push(check(`the back office is closed to ${who}`, status === 403 && body === '', status));
    }
    const visitor = await ask(`${site}/pt`, at);
    checks.push(check('the site opens from elsewhere', visitor.status === 200, visitor.status));
  }
  for (const inner of ['/admin', '/api/utilizadores/me', '/metrics', '/.env', '/secrets', '/clinic/graphql']) {
    const { status } = await ask(site + inner);
    checks.push(check(`${inner} is not to be had under the site’s name`, status === 404, status));
  }
  const large = await ask(`${site}/pt/contactos`, { method: 'POST', body: Buffer.alloc(3_000_000), headers: { origin: site } }).catch(
    ({ message }) => ({ status: message }),
  );
  checks.push(check('three megabytes to a page are refused', large.status === 413, large.status));
  const trace = await ask(`${site}/pt`, { method: 'TRACE' });
  checks.push(check('TRACE echoes nothing', trace.status >= 400, trace.status));
  const foreign = await ask(site + pathTo('pt', 'contacts'), {
    method: 'POST',
    body: 'a=b',
    headers: { origin: 'https://other.example', 'content-type': 'application/x-www-form-urlencoded' },
  });
  checks.push(check('a form from another origin is refused', foreign.status === 403, foreign.status));
  return [...checks, ...(await logChecks(rehearsal))];
}

/** What somebody asked for, with a word that stands nowhere else. */
async function logChecks({ site, settings }: Rehearsal): Promise<Check[]> {
  const canary = `canario${Date.now()}`;
  const headers = { referer: `https://x.example/${canary}`, 'user-agent': canary, cookie: `a=${canary}` };
  await ask(`${site}/pt/${canary}?email=${canary}@exemplo.pt`, { headers, from: '127.0.0.78' });
  const folder = settings['LOG_DIR'] ?? '';
  const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
  const texts = await Promise.all(logs.map((name) => readFile(path.join(folder, name), 'utf8')));
  return [
    check('the proxy keeps no path, query, referrer, browser or cookie', !texts.join('').includes(canary), logs.join()),
    check('the proxy keeps no whole address', !texts.join('').includes('127.0.0.78'), logs.join()),
    check('the proxy logs requests at all', /"status":404/.test(texts.join('')), logs.join()),
  ];
}

const lookAt = (address: string) =>
  ((_: string, { all }: { all?: boolean }, found: (...told: unknown[]) => void) =>
    all ? found(null, [{ address, family: 4 }]) : found(null, address, 4)) as never;
