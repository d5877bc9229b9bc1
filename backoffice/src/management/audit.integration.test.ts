import { createPool } from '@clinic/core/adapters/database/database';
import { auditDays, auditPageLines, readAuditTrail } from '@clinic/core/desk/management/audit-trail';
import { fromLisbon } from '@clinic/core/kernel/lisbon-time';
import type pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Role, roles } from '../access/role.ts';
import { startTestBackoffice, type TestBackoffice } from '../testing/test-backoffice.ts';
import { AuditLink } from './audit-link.tsx';
import { AuditPage } from './audit-page.tsx';
import { auditAddress, auditPathOf, readAuditQuestion } from './audit-path.ts';
import { auditTrailOf } from './audit-trail-of.ts';

const own = 'http://127.0.0.1:3001';
const at = (day: string, time: string) => fromLisbon(day, time) ?? new Date(Number.NaN);
const now = at('2026-11-17', '11:42');
const booking = '6f9e3c7e-1f0a-4d0c-9b53-0a6b2f6f7a11';
const gestor = { id: 5, name: 'Gonçalo', role: 'gestor' as const };
let backoffice: TestBackoffice;
let pool: pg.Pool;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  pool = createPool(backoffice.databaseUrl, () => {});
  await pool.query(
    `insert into core.bookings (id, code, locale, mode, type_id, type_name, sub_specialty, had_consultation, insured, preferred_doctor_id,
       doctor_id, doctor_name, starts_at, ends_at, patient, price_cents, subject_to_authorisation, submitted_at)
     values ($1, 'KM47VX', 'pt', 'inPerson', 462, 'Consulta', 'other', false, false, 201, 201, 'Dr. António', now(), now() + interval '20 minutes',
       '{"name": "Albano Exemplo"}', 9000, false, now())`,
    [booking],
  );
});
afterAll(async () => {
  await pool.end();
  await backoffice.stop();
});
beforeEach(() => pool.query('truncate core.audit_log'));

const note = (moment: Date, action: string, more: { actor?: string; id?: number; booking?: string | null; detail?: object } = {}) =>
  pool.query('insert into core.audit_log (happened_at, actor_id, actor, action, booking_id, detail) values ($1, $2, $3, $4, $5, $6)', [
    ...[moment, more.id ?? 1, more.actor ?? 'Rita', action, more.booking ?? null, JSON.stringify(more.detail ?? {})],
  ]);
const ask = (given: Record<string, string> = {}) => readAuditTrail(auditTrailOf(backoffice.payload), gestor, readAuditQuestion(given, now));

test('it is asked by person, act, booking and days; a list in which the booking stood is one of its lines', async () => {
  await note(at('2026-11-16', '10:00'), 'look', { booking });
  await note(at('2026-11-16', '11:00'), 'list', { detail: { bookings: [booking, 'another'] } });
  await note(at('2026-11-17', '09:00'), 'refunded', { booking, actor: 'Sara', id: 2 });
  await note(at('2026-11-01', '09:00'), 'look', { booking });
  // The looks of this test itself stand in the log, too, on the day on which it runs.
  const acts = async (given: Record<string, string>) =>
    (await ask({ ate: '2026-11-17', ...given })).lines.map(({ action }) => action).filter((action) => action !== 'auditTrail');
  expect(await acts({})).toEqual(['refunded', 'list', 'look']);
  expect(await acts({ pessoa: '2' })).toEqual(['refunded']);
  expect(await acts({ ato: 'list' })).toEqual(['list']);
  expect(await acts({ marcacao: booking })).toEqual(['refunded', 'list', 'look']);
  expect(await acts({ de: '2026-11-01', ate: '2026-11-15' })).toEqual(['look']);
});

test('an account and a form are asked for by their ids, from a link on their pages that only managers see', async () => {
  const [account, request] = ['6f9e3c7e-1f0a-4d0c-9b53-0a6b2f6f7a12', '6f9e3c7e-1f0a-4d0c-9b53-0a6b2f6f7a13'];
  await note(at('2026-11-16', '10:00'), 'list', { detail: { accounts: [account] } });
  await note(at('2026-11-16', '11:00'), 'look', { detail: { visitorRequest: request } });
  await note(at('2026-11-16', '12:00'), 'look', { booking });
  await pool.query(
    "insert into core.audit_log (happened_at, actor_id, actor, action, account_id) values ($1, 1, 'Rita', 'endSessions', $2)",
    [at('2026-11-16', '13:00'), account],
  );
  const follow = async (link: string) =>
    (await ask({ ate: '2026-11-17', ...Object.fromEntries(new URL(link, own).searchParams) })).lines.map(({ action }) => action);
  expect(await follow(auditPathOf({ kind: 'account', id: account }))).toEqual(['endSessions', 'list']);
  expect(await follow(auditPathOf({ kind: 'request', id: request }))).toEqual(['look']);
  const { rows } = await pool.query(
    "select account_id, detail ->> 'visitorRequest' as request from core.audit_log where action = 'auditTrail' order by id",
  );
  expect(rows, 'that it was asked for is a line about it, too').toEqual([
    { account_id: account, request: null },
    { account_id: null, request },
  ]);
  const shown = (papel: Role) =>
    renderToStaticMarkup(AuditLink({ about: { kind: 'account', id: account }, reader: { papel }, language: 'pt' }));
  expect(shown('gestor')).toBe(`<a href="/admin/registo?conta=${account}">Ver no registo de atos</a>`);
  expect(shown('balcao')).toBe('');
});

test('page by page nothing is skipped and nothing comes twice, also while others work', async () => {
  for (let number = 0; number < 2 * auditPageLines + 5; number++) await note(at('2026-11-16', '10:00'), 'look', { id: 9 });
  const seen: string[] = [];
  let before: string | null = null;
  for (let page = 0; page < 3; page++) {
    const trail = await ask({ ate: '2026-11-16', pessoa: '9', ...(before ? { antes: before } : {}) });
    seen.push(...trail.lines.map(({ id }) => id));
    before = trail.next;
    await note(at('2026-11-16', '12:00'), 'look', { id: 9 });
  }
  expect(before).toBeNull();
  expect([seen.length, new Set(seen).size]).toEqual([2 * auditPageLines + 5, 2 * auditPageLines + 5]);
});

test('who looks leaves a line, with what was asked', async () => {
  await ask({ marcacao: booking, de: '2026-11-10', ate: '2026-11-12', pessoa: '3' });
  const { rows } = await pool.query('select actor, action, booking_id, detail from core.audit_log');
  expect(rows).toEqual([
    {
      ...{ actor: 'Gonçalo', action: 'auditTrail', booking_id: booking },
      detail: { from: '2026-11-10', to: '2026-11-12', actorId: 3, role: 'gestor' },
    },
  ]);
});

test('the page leads on by codes and ids, and names no patient', async () => {
  await note(at('2026-11-16', '10:00'), 'look', { booking, detail: { role: 'balcao' } });
  await note(at('2026-11-16', '10:01'), 'something new');
  const question = readAuditQuestion({ marcacao: booking, antes: '12' }, now);
  const html = renderToStaticMarkup(AuditPage({ trail: await ask(), question, isCodeUnknown: false, language: 'pt' }));
  for (const words of ['KM4-7VX', `/admin/marcacoes-online/${booking}`, 'balcão', 'something new', 'Voltar às mais recentes'])
    expect(html).toContain(words);
  expect(html).not.toContain('Albano');
});

test('days that make no sense are mended, and what stands in the address is read again as it was', () => {
  expect(auditDays({ from: null, to: null }, now)).toEqual({ from: '2026-11-11', to: '2026-11-17' });
  expect(auditDays({ from: '2026-12-01', to: '2026-11-17' }, now)).toEqual({ from: '2026-11-17', to: '2026-11-17' });
  expect(auditDays({ from: '2020-01-01', to: '2026-11-17' }, now)).toEqual({ from: '2026-08-18', to: '2026-11-17' });
  const question = {
    from: '2026-11-01',
    to: '2026-11-02',
    actorId: 4,
    action: 'account:invited',
    about: { kind: 'booking' as const, id: booking },
    before: '88',
  };
  const query = new URL(auditAddress(question), own).searchParams;
  expect(readAuditQuestion(Object.fromEntries(query), now)).toEqual(question);
  expect(readAuditQuestion({ ato: "x' or 1=1", pessoa: '1e9', marcacao: 'x', antes: '-1' }, now)).toMatchObject({
    ...{ actorId: null, action: null, about: null, before: null },
  });
});

async function find(codigo: string, as: Role | null): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded', origin: own });
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  return backoffice.handle(new Request(`${own}/api/registo/procurar`, { method: 'POST', headers, body: new URLSearchParams({ codigo }) }));
}

test.each([...roles, null])('%s: only managers find a booking by its code, which stands in no address', async (who) => {
  const may = who === 'admin' || who === 'gestor';
  const answer = await find('km4 7vx', who);
  expect(answer.status).toBe(may ? 303 : 403);
  if (may) expect(answer.headers.get('location')).toBe(`/admin/registo?marcacao=${booking}`);
  if (may) expect((await find('nada', who)).headers.get('location')).toBe('/admin/registo?erro=notFound');
});
