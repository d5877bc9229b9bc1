import { randomUUID } from 'node:crypto';
import { createPool } from '@clinic/core/adapters/database/database';
import type { AppointmentType, ClinicService, Doctor, FreeDay } from '@clinic/core/clinic/clinic-service';
import { addDays, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { ok } from '@clinic/core/kernel/result';
import type pg from 'pg';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Role, roles } from '../../access/role.ts';
import { ownSections } from '../../frame/own-sections.ts';
import { startTestBackoffice, type TestBackoffice } from '../../testing/test-backoffice.ts';
import { CallerForm } from './caller-form.tsx';
import { CallerLink } from './caller-link.tsx';
import { callerApi } from './caller-path.ts';

const own = 'http://127.0.0.1:3001';
const everybody: (Role | null)[] = [...roles, null];
const day = addDays(inLisbon(new Date()).day, 9);
let backoffice: TestBackoffice;
let pool: pg.Pool;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  pool = createPool(backoffice.databaseUrl, () => {});
  const clinic: Pick<ClinicService, 'listDoctors' | 'listAppointmentTypes' | 'listFreeDays'> = {
    listDoctors: async () => ok([{ id: 201, clinicalName: 'Dr. Exemplo', name: 'Exemplo', orderNumber: '1', specialty: null } as Doctor]),
    listAppointmentTypes: async () => ok([{ id: 462, description: '', minutes: 20, doctorIds: [201] } as AppointmentType]),
    listFreeDays: async () => ok([{ doctorId: 201, date: day, times: ['10:00', '10:20'] } as FreeDay]),
  };
  backoffice.payload.config.custom['clinic'] = clinic;
  const body = {
    tipos: [{ tipo_id: 462, nome: 'Consulta de Urologia', preco_presencial: 90 }],
    pagamentos: { multibanco: true, mbway: true, cartao: true, na_clinica: true },
  };
  expect((await backoffice.call('POST', '/globals/marcacoes?locale=pt', { as: 'admin', body })).status).toBe(200);
}, 120_000);
afterAll(async () => {
  await pool.end();
  await backoffice.stop();
});
beforeEach(() => pool.query('truncate core.bookings, core.slot_holds, core.audit_log cascade'));

const typed = {
  ...{ name: 'Joaquim Exemplo', phone: '910 000 001', email: 'joaquim@exemplo.pt', gender: 'masculino', consent: 'yes' },
  ...{ 'birthDate-day': '7', 'birthDate-month': '3', 'birthDate-year': '1958', insured: 'no', mode: 'inPerson', lingua: 'pt' },
  ...{ subSpecialty: 'routine', slot: `${day}T10:20/201`, payment: 'atClinic' },
};
type Asked = { as?: Role | null; origin?: string };
async function ask(what: keyof typeof callerApi, form: Record<string, string>, { as = 'balcao', origin = own }: Asked = {}) {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded', origin });
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  const body = new URLSearchParams(form);
  const response = await backoffice.handle(new Request(`${own}${callerApi[what]}`, { method: 'POST', headers, body }));
  return { status: response.status, kept: response.headers.get('cache-control'), json: await response.json() };
}
const stored = async () => (await pool.query('select id from core.bookings')).rows.map(({ id }) => id);

test.each(everybody)('%s: only the front desk, the manager and administrators book for a caller, and see where', async (who) => {
  const mayBook = who === 'admin' || who === 'gestor' || who === 'balcao';
  for (const what of Object.keys(callerApi) as (keyof typeof callerApi)[])
    if (!mayBook) expect((await ask(what, { ...typed, pedido: randomUUID() }, { as: who })).status).toBe(403);
  const booked = await ask('book', { ...typed, pedido: randomUUID() }, { as: who });
  expect(booked.status).toBe(mayBook ? 200 : 403);
  expect(await stored()).toHaveLength(mayBook ? 1 : 0);
  const shown = { user: who && ({ papel: who } as never), i18n: { language: 'pt' } as never };
  expect(renderToStaticMarkup(CallerLink(shown)).includes('Marcar por telefone')).toBe(mayBook);
  expect(ownSections(shown.user).some(({ entries }) => entries.some(({ path }) => path === '/admin/marcar'))).toBe(mayBook);
});

test('a press from another page books nothing', async () => {
  expect((await ask('book', { ...typed, pedido: randomUUID() }, { origin: 'https://exemplo.pt' })).status).toBe(403);
  expect(await stored()).toEqual([]);
});

test('from the reason to the booking: hours and price, the hour held, booked once however often it is pressed', async () => {
  const pedido = randomUUID();
  const hours = await ask('hours', { subSpecialty: 'routine', insured: 'no' });
  expect(hours.json.offer).toMatchObject({ mode: 'inPerson', modes: [{ mode: 'inPerson', priceCents: 9_000 }] });
  expect(hours.json.offer.days).toMatchObject([{ day, times: [{ time: '10:00', doctorName: 'Dr. Exemplo' }, { time: '10:20' }] }]);
  const held = await ask('hold', { ...typed, pedido });
  expect(held.json.held.payments).toEqual(['multibanco', 'mbway', 'card', 'atClinic']);
  for (const _ of ['once', 'twice']) {
    const { json, kept } = await ask('book', { ...typed, pedido });
    expect(json).toEqual({ to: `/admin/marcacoes-online/${pedido}?feito=bookForCaller` });
    expect(kept).toBe('no-store');
  }
  expect(await stored()).toEqual([pedido]);
  const audit = await pool.query('select actor, action, booking_id from core.audit_log');
  expect(audit.rows).toEqual([{ actor: 'balcao', action: 'bookForCaller', booking_id: pedido }]);
});

test('who comes second to an hour is told, and keeps what was typed', async () => {
  await ask('book', { ...typed, pedido: randomUUID() });
  const second = { ...typed, pedido: randomUUID() };
  expect((await ask('hold', second)).json).toEqual({ trouble: 'slotTaken' });
  expect((await ask('book', second)).json).toEqual({ trouble: 'slotTaken' });
  expect(await stored()).toHaveLength(1);
});

test('the page of a visit that is being booked hears when the clinic’s book has answered, and nothing else', async () => {
  const pedido = randomUUID();
  await ask('book', { ...typed, pedido });
  await pool.query('truncate core.audit_log');
  expect((await ask('standing', { pedido })).json).toEqual({ isAnswered: false });
  await pool.query(
    'update core.bookings set booked_at = now(), appointment_id = 77, patient_id = 9, patient_ensured_at = now() where id = $1',
    [pedido],
  );
  expect((await ask('standing', { pedido })).json).toEqual({ isAnswered: true });
  expect((await pool.query('select from core.audit_log')).rowCount).toBe(0);
});

test('what is missing is named', async () => {
  const { json } = await ask('book', { ...typed, consent: 'no', name: '', pedido: randomUUID() });
  expect(json).toEqual({
    trouble: 'notComplete',
    problems: [
      { field: 'name', kind: 'nameRequired' },
      { field: 'consent', kind: 'consentRequired' },
    ],
  });
});

test('whoever booked before is found by what they say, and comes prefilled but for the contacts; both are recorded', async () => {
  const pedido = randomUUID();
  await ask('book', { ...typed, pedido });
  await pool.query('truncate core.audit_log');
  const { json } = await ask('find', { procura: '910 000 001' });
  expect(json.people).toMatchObject([{ bookingId: pedido, name: 'Joaquim Exemplo', birthDate: '1958-03-07' }]);
  const { known } = (await ask('person', { de: pedido })).json;
  expect(known.fields).toMatchObject({ name: 'Joaquim Exemplo', payment: 'atClinic' });
  for (const contact of ['email', 'phone']) expect(known.fields).not.toHaveProperty(contact);
  expect((await pool.query('select action from core.audit_log order by id')).rows).toEqual([{ action: 'list' }, { action: 'look' }]);
  const types = [{ id: 462, name: 'Consulta de Urologia' }];
  const form = createElement(CallerForm, { requestId: randomUUID(), known, types, staffName: 'Rita', language: 'pt' });
  const page = renderToStaticMarkup(form);
  for (const words of ['value="Joaquim Exemplo"', 'value="07/03/1958"', 'Não é esta pessoa', 'Fica escrito: Rita'])
    expect(page).toContain(words);
});
