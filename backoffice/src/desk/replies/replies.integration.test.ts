import { randomUUID } from 'node:crypto';
import { createPool } from '@clinic/core/adapters/database/database';
import type pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Role, roles } from '../../access/role.ts';
import { startTestBackoffice, type TestBackoffice } from '../../testing/test-backoffice.ts';
import { deskOf } from '../desk-of.ts';
import { RepliesPage } from './replies-page.tsx';
import { removeReplyPath, restoreReplyPath, saveReplyPath } from './reply-path.ts';

const own = 'http://127.0.0.1:3001';
const everybody: (Role | null)[] = [...roles, null];
let backoffice: TestBackoffice;
let pool: pg.Pool;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  pool = createPool(backoffice.databaseUrl, () => {});
}, 120_000);
afterAll(async () => {
  await pool.end();
  await backoffice.stop();
});
beforeEach(() => pool.query('truncate core.reply_versions'));

const words = { titulo: 'Traga exames', pt: 'Traga os exames, {nome}.', en: 'Bring your exams, {nome}.' };
async function press(path: string, form: Record<string, string>, as: Role | null = 'admin', origin = own): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded', origin });
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  const body = new URLSearchParams({ pedido: randomUUID(), ...form });
  return backoffice.handle(new Request(`${own}${path}`, { method: 'POST', headers, body }));
}
const page = async (mayManage: boolean) => {
  const replies = await (await deskOf(backoffice.payload)).replies();
  return renderToStaticMarkup(RepliesPage({ replies, mayManage, language: 'pt', told: null }));
};

test.each(everybody)('%s: only the manager and administrators change the ready answers', async (who) => {
  const resposta = randomUUID();
  const mayManage = who === 'admin' || who === 'gestor';
  expect((await press(saveReplyPath, { ...words, resposta }, who)).status).toBe(mayManage ? 200 : 403);
  for (const path of [restoreReplyPath, removeReplyPath])
    expect((await press(path, { resposta, versao: '999999' }, who)).status).toBe(mayManage ? 303 : 403);
  expect((await pool.query('select from core.reply_versions')).rowCount).toBe(mayManage ? 2 : 0);
});

test('a press from another page changes nothing, and a placeholder that nobody knows is named', async () => {
  const resposta = randomUUID();
  expect((await press(saveReplyPath, { ...words, resposta }, 'admin', 'https://exemplo.pt')).status).toBe(403);
  const refused = await press(saveReplyPath, { ...words, en: 'Bring your exams, {name}.', resposta });
  expect(await refused.json()).toEqual({ trouble: 'unknownPlaceholder', names: ['name'] });
  expect((await pool.query('select from core.reply_versions')).rowCount).toBe(0);
});

test('the page shows both languages, and to the management who changed what, with a way back', async () => {
  const resposta = randomUUID();
  await press(saveReplyPath, { ...words, resposta });
  await press(saveReplyPath, { ...words, pt: 'Traga as análises, {nome}.', resposta });
  for (const shown of ['Traga as análises, {nome}.', 'Bring your exams', '{médico}']) expect(await page(false)).toContain(shown);
  expect(await page(false)).not.toContain('Repor esta');
  for (const shown of ['Repor esta', 'Traga os exames, {nome}.', 'Histórico']) expect(await page(true)).toContain(shown);
});
