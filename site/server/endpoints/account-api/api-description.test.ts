import { Ajv2020 } from 'ajv/dist/2020.js';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { SiteEnvironment } from '../../site-app.ts';
import { apiEndpoints } from './api-endpoints.ts';
import { allApiMessages } from './api-messages.ts';
import { openApi } from './openapi.ts';
import { serveApiDescription } from './serve-api-description.ts';

const origin = 'https://clinica.exemplo.pt';
const app = new Hono<SiteEnvironment>();
serveApiDescription(app, origin);

test('the description names every endpoint, with schemas that a validator understands', async () => {
  const served = (await (await app.request('/api/account/openapi.json')).json()) as ReturnType<typeof openApi>;
  expect(served).toEqual(JSON.parse(JSON.stringify(openApi(origin))));
  expect(Object.keys(served.paths)).toEqual(apiEndpoints.map(({ path }) => `/api/account${path}`));
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const { post } of Object.values(served.paths)) {
    expect(ajv.validateSchema(post.requestBody.content['application/json'].schema)).toBe(true);
    for (const { content } of Object.values(post.responses)) expect(ajv.validateSchema(content['application/json'].schema)).toBe(true);
  }
  const ids = Object.values(served.paths).map(({ post }) => post.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the specified fields are in the description under their own names', () => {
  const { paths } = openApi(origin);
  const bodyOf = (path: string) =>
    Object.keys(paths[`/api/account${path}`]?.post.requestBody.content['application/json'].schema.properties ?? {});
  expect(bodyOf('/update-user')).toEqual(expect.arrayContaining(['id', 'imed_id', 'name', 'email', 'password']));
  expect(bodyOf('/reset-password')).toEqual(expect.arrayContaining(['token', 'password']));
  expect(bodyOf('/refresh-token')).toContain('refresh_token');
  const login = JSON.stringify(paths['/api/account/login']?.post.responses[200]);
  for (const name of ['user', 'imed_id', 'tokens', 'access_token', 'refresh_token', 'expires_in']) expect(login).toContain(`"${name}"`);
});

test('the page for developers shows every endpoint and every sentence in both languages, without script', async () => {
  const answer = await app.request('/api/account');
  const page = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(page).not.toMatch(/<script|<style|style=|undefined|\[object/);
  for (const { path, summary } of apiEndpoints) {
    expect(page).toContain(`<code>/api/account${path}</code>`);
    expect(page).toContain(`<h2>${summary}</h2>`);
  }
  for (const { en, pt } of allApiMessages) {
    expect(page).toContain(`>${en}</dt>`);
    expect(page).toContain(`>${pt}</dd>`);
    expect(pt).not.toBe('');
  }
  const styles = await app.request(/href="([^"]+\.css)"/.exec(page)?.[1] ?? '');
  expect([styles.status, styles.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
});

test.each(['/api/account', '/api/account/openapi.json'])('%s is read and nothing else, and kept by nobody', async (path) => {
  for (const method of ['GET', 'HEAD']) expect((await app.request(path, { method })).headers.get('cache-control')).toBe('no-store');
  const posted = await app.request(path, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
