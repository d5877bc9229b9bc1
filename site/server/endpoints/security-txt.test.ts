import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import type { SiteEnvironment } from '../site-app.ts';
import { serveSecurityTxt } from './security-txt.ts';

const nextYear = new Date(Date.now() + 300 * 86_400_000).toISOString().slice(0, 10);
const inProduction = { SITE_ORIGIN: 'https://www.clinica.pt', DEPLOYMENT: 'production' as const };
const named = { ...inProduction, SECURITY_CONTACT: ['mailto:seguranca@clinica.pt'], SECURITY_CONTACT_EXPIRES: nextYear };

function siteWith(env: Parameters<typeof serveSecurityTxt>[1]) {
  const app = new Hono<SiteEnvironment>();
  const warn = vi.fn();
  serveSecurityTxt(app, env, { warn });
  return { warn, ask: () => app.request('/.well-known/security.txt') };
}

test('names whom to tell, as plain text, and nothing is to be done', async () => {
  const { warn, ask } = siteWith(named);
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i);
  expect(await answer.text()).toContain(`Contact: mailto:seguranca@clinica.pt\nExpires: ${nextYear}T00:00:00.000Z\n`);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['missing', { SECURITY_CONTACT: [], SECURITY_CONTACT_EXPIRES: undefined }],
  ['expired', { SECURITY_CONTACT_EXPIRES: '2026-01-01' }],
])('%s: there is no file, and the start names what is to be settled', async (trouble, changed) => {
  const { warn, ask } = siteWith({ ...named, ...changed });
  expect((await ask()).status).toBe(404);
  expect(warn).toHaveBeenCalledWith({ setting: 'SECURITY_CONTACT', trouble, see: 'docs/go-live.md#security' }, expect.any(String));
});

test('a developer’s machine is not told', () => {
  const { warn } = siteWith({ ...named, DEPLOYMENT: 'local', SECURITY_CONTACT: [], SECURITY_CONTACT_EXPIRES: undefined });
  expect(warn).not.toHaveBeenCalled();
});
