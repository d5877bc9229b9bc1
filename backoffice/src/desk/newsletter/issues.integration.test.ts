import { randomUUID } from 'node:crypto';
import { createPool } from '@clinic/core/adapters/database/database';
import { sampleArticle } from '@clinic/core/newsletter/testing/sample-article';
import type pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '../../access/role.ts';
import { startTestBackoffice, type TestBackoffice } from '../../testing/test-backoffice.ts';
import { issueDeskOf } from './issue-desk-of.ts';
import { IssuePageView } from './issue-page.tsx';
import { articlesOf, issueIn, publishedLibrary } from './published-articles.ts';

const own = 'http://127.0.0.1:3001';
const articleId = 7_001;
const allowed: (Role | null)[] = ['admin', 'editor'];
let backoffice: TestBackoffice;
let pool: pg.Pool;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  pool = createPool(backoffice.databaseUrl, () => {});
  const { collection, id, body } = sampleArticle(articleId, { english: false });
  await pool.query("insert into core.published_documents (collection, id, body, model) values ($1, $2, $3, 'test')", [
    collection,
    id,
    JSON.stringify(body),
  ]);
}, 120_000);
afterAll(async () => {
  await pool.end();
  await backoffice.stop();
});

async function press(
  action: string,
  form: Record<string, string>,
  { as = 'editor', origin = own }: { as?: Role | null; origin?: string } = {},
) {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded', origin });
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  const body = new URLSearchParams({ pedido: randomUUID(), artigo: String(articleId), ...form });
  return backoffice.handle(new Request(`${own}/api/boletim-envio/${action}`, { method: 'POST', headers, body }));
}
const answer = async (action: string, form: Record<string, string> = {}) => (await press(action, form)).headers.get('location') ?? '';
const issues = async () => (await pool.query('select * from core.newsletter_issues order by made_at')).rows;
const workOf = async (id: string) =>
  (await pool.query('select name from dbos.workflow_status where workflow_uuid = $1', [id])).rows.map(({ name }) => name);

test.each([...roles, null])('%s: only those who write the pages send them', async (who) => {
  const status = allowed.includes(who) ? 303 : 403;
  expect((await press('test', { lingua: 'pt' }, { as: who })).status).toBe(status);
  expect((await press('plan', {}, { as: who })).status).toBe(status);
});

test('pressed on a page of somebody else nothing is sent', async () => {
  expect((await press('test', { lingua: 'pt' }, { origin: 'https://exemplo.pt' })).status).toBe(403);
});

test('a test goes to whoever asks for it, once, and only in a language that has a text', async () => {
  const pedido = randomUUID();
  for (let time = 0; time < 2; time++) expect(await answer('test', { pedido, lingua: 'pt' })).toContain('feito=test');
  const { rows } = await pool.query('select recipient from core.newsletter_tests where id = $1', [pedido]);
  expect(rows).toEqual([{ recipient: 'editor@exemplo.pt' }]);
  expect(await workOf(`newsletter-test-${pedido}`)).toEqual(['newsletterTest']);
  expect(await answer('test', { lingua: 'en' })).toContain('erro=notFound');
});

test('an issue is planned with its work once it was read; sent twice it is one, and until it begins it can be cancelled', async () => {
  expect(await answer('plan')).toContain('erro=notSure');
  expect(await answer('plan', { lida: 'sim', dia: '2020-01-01', hora: '10:00' })).toContain('erro=timePast');
  expect(await answer('plan', { lida: 'sim', artigo: '999999' })).toContain('erro=notFound');
  expect(await issues()).toEqual([]);
  const pedido = randomUUID();
  for (let time = 0; time < 2; time++) expect(await answer('plan', { pedido, lida: 'sim' })).toContain('feito=plan');
  expect(await issues()).toMatchObject([{ id: pedido, article_id: articleId, made_by: 'editor' }]);
  expect(await workOf(`newsletter-issue-${pedido}`)).toEqual(['newsletterIssue']);
  expect(await answer('cancel', { envio: pedido })).toContain('feito=cancel');
  expect(await answer('cancel', { envio: pedido })).toContain('erro=tooLate');
});

test('an issue that was given up goes on to those who are left, once for each time; any other does not', async () => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into core.newsletter_issues (article_id, made_by, send_at, started_at, given_up_at)
     values ($1, 'editor', now(), now(), now()) returning id`,
    [articleId],
  );
  const [envio = '', pedido] = [rows[0]?.id, randomUUID()];
  expect((await press('goOn', { envio }, { as: 'balcao' })).status).toBe(403);
  expect(await answer('goOn', { envio, pedido })).toContain('feito=goOn');
  expect(await answer('goOn', { envio, pedido })).toContain('erro=notStopped');
  expect(await workOf(`newsletter-issue-${envio}-${pedido}`)).toEqual(['newsletterIssue']);
  expect(await answer('goOn', { envio: randomUUID() })).toContain('erro=notStopped');
});

test.each(['pt', 'en'])('the page in %s shows the letter, says which language has none, and names no reader', async (language) => {
  await pool.query(
    `insert into core.newsletter_subscriptions (email, name, locale, source, requested_at) values ($1, 'Belmira', 'pt', 'page', now())`,
    [`belmira-${language}@exemplo.pt`],
  );
  const library = await publishedLibrary(backoffice.payload);
  const issue = issueIn(library, articleId, new Date());
  const desk = await issueDeskOf(backoffice.payload);
  const [lines, readers] = await Promise.all([desk.list(20), desk.readers()]);
  const chosen = issue && { id: articleId, issue };
  const html = renderToStaticMarkup(IssuePageView({ articles: articlesOf(library), chosen, readers, lines, language, told: null }));
  expect(html).toContain('Beber água à noite');
  expect(html).toContain('Beba mais de manhã.');
  expect(html).toContain(language === 'pt' ? 'Sem texto nesta língua' : 'No text in this language');
  expect(html).not.toMatch(/Belmira|belmira/);
});
