import { randomUUID } from 'node:crypto';
import { createPool } from '@clinic/core/adapters/database/database';
import { readSubscribers } from '@clinic/core/desk/newsletter/newsletter-desk';
import type pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '../../access/role.ts';
import { startTestBackoffice, type TestBackoffice } from '../../testing/test-backoffice.ts';
import { newsletterDeskOf } from './newsletter-desk-of.ts';
import { SubscriberListView } from './subscriber-list.tsx';

const own = 'http://127.0.0.1:3001';
const [allowed, managing]: (Role | null)[][] = [
  ['admin', 'gestor', 'balcao'],
  ['admin', 'gestor'],
];
const rita = { id: 1, name: 'Rita' };
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

async function press(path: string, { as = 'balcao', form = {} }: { as?: Role | null; form?: Record<string, string> } = {}) {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded', origin: own });
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  const body = new URLSearchParams({ pedido: randomUUID(), ...form });
  return backoffice.handle(new Request(`${own}/api/boletim/${path}`, { method: 'POST', headers, body }));
}
async function subscriber(email: string, name = 'Ana', locale = 'pt'): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into core.newsletter_subscriptions (email, name, locale, source, requested_at) values ($1, $2, $3, 'page', now()) returning id`,
    [email, name, locale],
  );
  return rows[0]?.id ?? '';
}
const audited = async (action: string) =>
  (await pool.query('select detail::text as detail from core.audit_log where action = $1 order by id', [action])).rows;
const csv = async () => (await press('exportar', { as: 'gestor' })).text();

test.each([...roles, null])('%s: only the front desk sees the list, only managers take it along', async (who) => {
  const answers = [
    await press('exportar', { as: who }),
    await press('procurar', { as: who, form: { email: 'x@exemplo.pt' } }),
    await press('suppress', { as: who, form: { email: 'x@exemplo.pt' } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    managing?.includes(who) ? 200 : 403,
    ...(allowed?.includes(who) ? [303, 303] : [403, 403]),
  ]);
});

test('the list for the mailing tool holds whom the next letter would reach, and no formula; taking it is noted', async () => {
  await subscriber('ana@exemplo.pt', '=1+1');
  const stopped = await subscriber('parou@exemplo.pt');
  await pool.query("update core.newsletter_subscriptions set ended_at = now(), ended_by = 'reader' where id = $1", [stopped]);
  const text = await csv();
  expect(text).toContain('"ana@exemplo.pt","\'=1+1","pt"');
  expect(text).not.toContain('parou@exemplo.pt');
  expect((await audited('newsletterExport')).at(-1)?.detail).toContain('"subscribers": 1');
});

test('somebody who is kept off the list leaves it, also where they were not on it; sent twice it is one act, and it can be undone', async () => {
  const id = await subscriber('basta@exemplo.pt');
  const form = { email: ' Basta@Exemplo.pt', pedido: randomUUID() };
  for (let time = 0; time < 2; time++)
    expect((await press('suppress', { form })).headers.get('location')).toBe('/admin/boletim?feito=suppress');
  await press('suppress', { form: { email: 'nunca@exemplo.pt' } });
  expect(await csv()).not.toContain('basta@exemplo.pt');
  const acts = await audited('newsletter suppress');
  expect(acts.filter(({ detail }) => detail.includes(id))).toHaveLength(1);
  expect(JSON.stringify(acts)).not.toContain('@');
  await press('release', { form: { email: 'basta@exemplo.pt' } });
  expect((await pool.query("select from core.newsletter_suppressions where email = 'basta@exemplo.pt'")).rowCount).toBe(0);
  // Released is not subscribed.
  expect(await csv()).not.toContain('basta@exemplo.pt');
});

test('what is typed stands in no address', async () => {
  const id = await subscriber('procurada@exemplo.pt');
  expect((await press('procurar', { form: { email: 'procurada@exemplo.pt' } })).headers.get('location')).toBe(`/admin/boletim?quem=${id}`);
  expect((await press('procurar', { form: { email: 'ninguem@exemplo.pt' } })).headers.get('location')).toBe('/admin/boletim?erro=nobody');
  expect((await press('procurar', { form: { email: 'nada' } })).headers.get('location')).toBe('/admin/boletim?erro=emailInvalid');
});

test.each(['pt', 'en'])('the page in %s shows counts and names, and says who saw them', async (language) => {
  await subscriber(`vista-${language}@exemplo.pt`, 'Belmira', 'en');
  const list = await readSubscribers(await newsletterDeskOf(backoffice.payload), rita, null);
  const html = renderToStaticMarkup(SubscriberListView({ list, language, told: null, mayExport: false }));
  expect(html).toContain('Belmira');
  expect(html).toContain(`<dd>${list.counts.subscribed.en}</dd>`);
  expect(await audited('newsletterList')).not.toEqual([]);
});

test('whom the CRM was asked in vain to take stands on the page, and seeing that is noted; who was told does not', async () => {
  const [refused, told] = [await subscriber('recusada@exemplo.pt', 'Recusada Silva'), await subscriber('aceite@exemplo.pt')];
  await pool.query('insert into core.crm_contacts (subscription_id, told_version, refused_at) values ($1, null, now()), ($2, 1, null)', [
    refused,
    told,
  ]);
  const list = await readSubscribers(await newsletterDeskOf(backoffice.payload), rita, null);
  expect(list.notTold.map(({ id }) => id)).toEqual([refused]);
  expect((await audited('newsletterList')).at(-1)?.detail).toContain(refused);
  const html = renderToStaticMarkup(SubscriberListView({ list, language: 'pt', told: null, mayExport: false }));
  expect(html).toContain('Mudanças que o CRM não aceitou');
});
