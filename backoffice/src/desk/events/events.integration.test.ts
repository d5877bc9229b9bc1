import { randomUUID } from 'node:crypto';
import { createPool } from '@clinic/core/adapters/database/database';
import { attendanceList } from '@clinic/core/desk/events/attendance-list';
import type pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '../../access/role.ts';
import { startTestBackoffice, type TestBackoffice } from '../../testing/test-backoffice.ts';
import { AttendanceView } from './event-attendance.tsx';
import { deskEventsOf, eventDeskOf } from './event-desk-of.ts';
import { EventListView } from './event-list.tsx';

const own = 'http://127.0.0.1:3001';
const allowed: (Role | null)[] = ['admin', 'gestor', 'balcao'];
const everybody: (Role | null)[] = [...roles, null];
let backoffice: TestBackoffice;
let pool: pg.Pool;
let eventId: number;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  pool = createPool(backoffice.databaseUrl, () => {});
  const shown = { titulo: 'Sessão aberta', excerto: 'Uma conversa aberta.', local: 'Sala de espera' };
  const body = { ...shown, data_inicio: '2027-01-21T18:30:00.000Z', lugares: 8, _status: 'published' };
  const { json } = await backoffice.call('POST', '/eventos?locale=pt', { as: 'editor', body });
  eventId = json.doc.id;
}, 120_000);
afterAll(async () => {
  await pool.end();
  await backoffice.stop();
});

async function registered(name: string, { people = 1, hasPlace = true, email = 'joaquim@exemplo.pt' } = {}): Promise<string> {
  const { rows } = await pool.query(
    `insert into core.event_registrations
       (id, form_id, event_id, event_ends_at, locale, mode, people, name, email, phone, note, placed_at, proven_at)
     values (gen_random_uuid(), gen_random_uuid(), $1, now(), 'pt', 'room', $2, $3, $4, '', '',
       case when $5 then now() end, case when $5 then now() end) returning id`,
    [eventId, people, name, email, hasPlace],
  );
  return rows[0].id;
}
const audited = async (action: string) =>
  (await pool.query('select actor, detail from core.audit_log where action = $1 order by id', [action])).rows;

async function press(as: Role | null, path: string, form: Record<string, string>, origin = own): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded', origin });
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  const body = new URLSearchParams(form);
  return backoffice.handle(new Request(`${own}/api/inscricoes-eventos/${eventId}/${path}`, { method: 'POST', headers, body }));
}

test('the desk sees who comes and who waits, in numbers of people', async () => {
  await registered('Ana', { people: 3 });
  await registered('Rui', { hasPlace: false });
  const [event] = await deskEventsOf(backoffice.payload, 'pt');
  const live = await (await eventDeskOf(backoffice.payload)).live([eventId]);
  if (!event) throw new Error('no event');
  const list = renderToStaticMarkup(EventListView({ events: [event], live, language: 'pt' }));
  expect(list).toContain('Sessão aberta');
  const page = renderToStaticMarkup(AttendanceView({ event, list: attendanceList(live), language: 'en', told: null }));
  expect(page).toContain('In the room: <b>3 / 8</b>');
  expect(page).toContain('Waiting list: <b>1</b>');
  expect(page).toMatch(/Ana.*Rui/s);
  expect(page, 'why Rui is offered no place').toContain('waiting, not confirmed');
});

test('only the front desk marks who came, once for a press, from its own page, and it is noted', async () => {
  const id = await registered('Marta');
  const fields = { pedido: randomUUID(), inscricao: id, veio: 'sim' };
  for (const as of everybody.filter((role) => !allowed.includes(role)))
    expect((await press(as, 'presenca', fields)).status, String(as)).toBe(403);
  expect((await press('balcao', 'presenca', fields, 'https://elsewhere.example')).status).toBe(403);
  const present = async () => (await pool.query('select present_at from core.event_registrations where id = $1', [id])).rows[0].present_at;
  expect(await present()).toBeNull();
  for (const _ of [1, 2]) expect((await press('balcao', 'presenca', fields)).status).toBe(303);
  expect(await present()).not.toBeNull();
  expect(await audited('eventPresent')).toMatchObject([{ detail: { event: eventId, registration: id } }]);
  await press('balcao', 'presenca', { ...fields, pedido: randomUUID(), veio: 'nao' });
  expect(await present()).toBeNull();
});

test('the front desk cancels a place, once for a press: it is noted, the person gets a letter and the place is free', async () => {
  const id = await registered('Nuno');
  const fields = { pedido: randomUUID(), inscricao: id, certeza: 'sim' };
  for (const as of everybody.filter((role) => !allowed.includes(role)))
    expect((await press(as, 'cancelar', fields)).status, String(as)).toBe(403);
  expect((await press('balcao', 'cancelar', { ...fields, certeza: '' })).status).toBe(400);
  for (const _ of [1, 2]) expect((await press('balcao', 'cancelar', fields)).headers.get('location')).toContain('feito=cancelada');
  const ended = await pool.query('select ended_by from core.event_registrations where id = $1', [id]);
  expect(ended.rows).toEqual([{ ended_by: 'desk' }]);
  const letters = await pool.query('select kind from core.event_letters where registration_id = $1', [id]);
  expect(letters.rows).toEqual([{ kind: 'cancelled' }]);
  expect(await audited('eventCancel')).toMatchObject([{ detail: { event: eventId, registration: id } }]);
  const again = await press('balcao', 'cancelar', { ...fields, pedido: randomUUID() });
  expect(again.headers.get('location')).toContain('erro=notFound');
});

test('the file for a spreadsheet runs no formula, and every download is noted', async () => {
  await registered('=HYPERLINK("https://mau.example")');
  const before = (await audited('eventCsv')).length;
  const file = await press('balcao', 'csv', {});
  expect(file.status).toBe(200);
  expect(await file.text()).toContain(`"'=HYPERLINK(""https://mau.example"")"`);
  expect(await audited('eventCsv')).toHaveLength(before + 1);
  expect((await press('editor', 'csv', {})).status).toBe(403);
});
