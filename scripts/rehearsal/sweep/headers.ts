import { ask, type HttpReply } from '../ask.ts';
import type { Rehearsal } from '../rehearsal.ts';
import { type Check, check } from './check.ts';

/** One of each kind of answer: a page, a door, a form, a list for machines, a file, nothing, and what only the proxy says. */
const sitePaths = [
  '/',
  '/pt',
  '/en',
  '/pt/contactos',
  '/pt/marcar-consulta',
  '/pt/conta/login',
  '/pt/nada-disto',
  '/sitemap.xml',
  '/robots.txt',
  '/readyz',
];
const hidden = ['server', 'x-powered-by', 'via'];

const fixed: [string, RegExp][] = [
  ['strict-transport-security', /max-age=(?:6307200|3153600)\d; includeSubDomains/],
  ['x-content-type-options', /^nosniff$/],
];
const ofPages: [string, RegExp][] = [
  ['content-security-policy', /default-src/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/],
  ['permissions-policy', /camera=\(\)/],
  ['cross-origin-opener-policy', /^same-origin$/],
];

const protects = (where: string, { headers }: HttpReply, wanted: [string, RegExp][]): Check[] => [
  ...wanted.map(([name, form]) => check(`${where} has ${name}`, form.test(String(headers[name] ?? '')), headers[name])),
  ...hidden.map((name) => check(`${where} does not say ${name}`, headers[name] === undefined, headers[name])),
];

export async function headerChecks({ site, backoffice }: Rehearsal): Promise<Check[]> {
  const checks: Check[] = [];
  for (const path of sitePaths) {
    const answer = await ask(site + path);
    const isPage = String(answer.headers['content-type']).startsWith('text/html');
    checks.push(...protects(`site ${path}`, answer, isPage ? [...fixed, ...ofPages] : fixed));
    if (!isPage) continue;
    const policy = String(answer.headers['content-security-policy']);
    const script = /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1] ?? '';
    checks.push(check(`site ${path} runs no script that is not ours`, !/unsafe-inline|unsafe-eval|\*/.test(script), script));
    checks.push(
      check(`site ${path} cannot be framed or rebased`, /frame-ancestors 'none'/.test(policy) && /base-uri 'none'/.test(policy), policy),
    );
  }
  for (const path of ['/admin/login', '/api/utilizadores/me', '/nada']) {
    const answer = await ask(backoffice + path);
    checks.push(...protects(`back office ${path}`, answer, [...fixed, ...ofPages]));
    checks.push(
      check(
        `back office ${path} is kept nowhere`,
        /no-store/.test(String(answer.headers['cache-control'])),
        answer.headers['cache-control'],
      ),
    );
    checks.push(
      check(
        `back office ${path} is found by no search`,
        /noindex/.test(String(answer.headers['x-robots-tag'])),
        answer.headers['x-robots-tag'],
      ),
    );
  }
  const { body } = await ask(`${site}/pt`);
  const file = /\/assets\/[\w.-]+\.(?:js|css)/.exec(body)?.[0] ?? '/assets/none';
  const asset = await ask(site + file);
  checks.push(
    check(`a built file is kept for ever`, asset.status === 200 && /immutable/.test(String(asset.headers['cache-control'])), asset.status),
  );
  checks.push(...protects('a built file', asset, fixed));
  const noFile = await ask(`${site}/assets/none-00000000.js`);
  checks.push(
    check('a built file that never was is not there', noFile.status === 404, noFile.status),
    ...protects('no file', noFile, fixed),
  );
  return checks;
}
