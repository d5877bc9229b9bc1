import { createLogger } from '@clinic/core/logging/create-logger';
import type { RehearsalName } from '@clinic/core/settings/deployment';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { logRequests } from '../http/request-log.ts';
import type { SiteEnvironment } from '../site-app.ts';
import { busyPage } from './busy-page.ts';
import { fallbackErrorPage } from './fallback-error-page.ts';

const words = { pt: 'Ambiente de ensaio', en: 'nothing you do here is real' };

function site(rehearsal: RehearsalName) {
  const app = new Hono<SiteEnvironment>();
  app.use(logRequests(createLogger('site', 'silent'), { mode: 'production', rehearsal }));
  for (const locale of ['pt', 'en'] as const) {
    app.get(`/busy/${locale}`, (c) => c.html(busyPage(locale, '210 000 000'), 503));
    app.get(`/broken/${locale}`, (c) => c.html(fallbackErrorPage(locale, 'x', '210 000 000'), 500));
  }
  app.get('/rendered', (c) => c.html('<html lang="en-GB"><body><p data-rehearsal="">said</p></body></html>'));
  app.get('/same', (c) => c.body(null, 304, { 'content-type': 'text/html' }));
  app.get('/file', (c) => c.text('<body>'));
  return app;
}

test.each(['pt', 'en'] as const)('the pages that nobody renders say it in %s, and only in a rehearsal', async (locale) => {
  for (const page of ['busy', 'broken']) {
    const answer = await site('rehearsal').request(`/${page}/${locale}`);
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(await answer.text()).toContain(words[locale]);
    expect(await (await site(false).request(`/${page}/${locale}`)).text()).not.toContain(words[locale]);
  }
});

test('a system for training says that it is one', async () => {
  expect(await (await site('training').request('/busy/pt')).text()).toContain('Sistema de treino');
  expect(await (await site('training').request('/broken/en')).text()).toContain('Training system');
});

test('a page says it once; what is no page says it in its header alone', async () => {
  for (const path of ['/rendered', '/same', '/file', '/nothing']) {
    const answer = await site('rehearsal').request(path);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(await answer.text()).not.toContain('nothing you do');
  }
  expect((await site(false).request('/rendered')).headers.get('x-robots-tag')).toBeNull();
});
