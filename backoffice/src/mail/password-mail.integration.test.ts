import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailOf, startTestBackoffice, type TestBackoffice } from '../testing/test-backoffice.ts';
import { textOf } from './text-of.ts';

let backoffice: TestBackoffice;
let client: pg.Client;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  client = new pg.Client({ connectionString: backoffice.databaseUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await backoffice.stop();
});

const forgot = (email: string) => backoffice.call('POST', '/utilizadores/forgot-password', { body: { email } });
const mailsTo = async (email: string) =>
  (await client.query('select subject, html, text, sent_at from core.mails where recipient = $1', [email])).rows;

test('a forgotten password puts one mail into the durable queue, in the language of the account', async () => {
  await backoffice.payload.update({ collection: 'utilizadores', where: { email: { equals: emailOf('editor') } }, data: { idioma: 'en' } });
  for (const role of ['admin', 'editor'] as const) expect((await forgot(emailOf(role))).status).toBe(200);

  const [portuguese] = await mailsTo(emailOf('admin'));
  expect(portuguese).toMatchObject({ subject: 'Nova palavra-passe para a gestão do site', sent_at: null });
  expect(portuguese.html).toMatch(/href="http:\/\/127\.0\.0\.1:3001\/admin\/reset\/[0-9a-f]+"/);
  expect(portuguese.text).toMatch(/Escolher nova palavra-passe: http:\/\/127\.0\.0\.1:3001\/admin\/reset\/[0-9a-f]+/);
  expect((await mailsTo(emailOf('editor')))[0]?.subject).toBe('A new password for the site’s back office');

  const { rows } = await client.query("select workflow_uuid from dbos.workflow_status where queue_name = 'mail'");
  expect(rows).toHaveLength(2);
});

test('an unknown address gets the same answer and no mail', async () => {
  expect((await forgot('ninguem@exemplo.pt')).status).toBe(200);
  expect(await mailsTo('ninguem@exemplo.pt')).toEqual([]);
});

test('the text half of a mail keeps links and drops the rest', () => {
  expect(textOf('<p>Olá, <b>Ana</b> &amp; Rui.</p><p><a href="https://a.example/x">Abrir</a></p>')).toBe(
    'Olá, Ana & Rui.\n\nAbrir: https://a.example/x',
  );
});
