import { randomUUID } from 'node:crypto';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { encryptPatient } from '@clinic/core/adapters/database/bookings/encrypted-answers';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import type { BookEntry } from '@clinic/core/clinic/clinic-service';
import { readDaySheet } from '@clinic/core/desk/day/read-day-sheet';
import { openFile } from '@clinic/core/desk/open-file';
import { bookedVisit } from '@clinic/core/desk/testing/sample-booking';
import { fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { err, ok } from '@clinic/core/kernel/result';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import type pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Role, roles } from '../../access/role.ts';
import { ownSections } from '../../frame/own-sections.ts';
import { startTestBackoffice, type TestBackoffice } from '../../testing/test-backoffice.ts';
import { deskOf } from '../desk-of.ts';
import { BookingFileView } from '../file/booking-file.tsx';
import { readDayQuestion } from './day-query.ts';
import { DaySheetView } from './day-sheet.tsx';

const own = 'http://127.0.0.1:3001';
const everybody: (Role | null)[] = [...roles, null];
const today = inLisbon(new Date()).day;
const rita = { id: 1, name: 'Rita do Balcão' };
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
beforeEach(() => pool.query('truncate core.bookings, core.attendance_marks cascade'));

const entry = (more: Partial<BookEntry>): BookEntry => ({
  ...{
    id: 78,
    date: today,
    start: '00:20',
    end: '00:40',
    doctorId: 201,
    doctorName: 'Dr. António Meireles',
    patientId: 9,
    state: 'SCHEDULED',
  },
  ...{ patientName: 'Bento Telefone', typeId: 470, typeName: 'Ecografia', birthDay: '1950-12-31', contacts: ['b@exemplo.pt', '910000032'] },
  ...more,
});

/** One of the site, paid at the clinic, and one by telephone. */
async function keepBoth(): Promise<BookEntry[]> {
  const {
    patient,
    bookedBy: _,
    ...booking
  } = bookedVisit({ startsAt: fromLisbon(today, '00:00') ?? new Date(), paymentMethod: null, insured: true });
  const encrypted = JSON.stringify(encryptPatient(testDataKeys, booking.id, patient));
  await bookingTables(createDatabase(pool))
    .insertInto('bookings')
    .values({ ...booking, patient: encrypted, bookedBy: null })
    .execute();
  return [entry({ id: 77, start: '00:00', patientName: 'Albano Exemplo', typeId: 462, typeName: 'Consulta de Urologia' }), entry({})];
}

async function page(book: BookEntry[] | null, now = new Date(), doctorId: number | null = null): Promise<string> {
  const clinic = { listBook: async () => (book ? ok(book) : err({ kind: 'clinicUnavailable' as const })) };
  const sheet = await readDaySheet({ store: await deskOf(backoffice.payload), clinic }, rita, { day: today, doctorId }, now);
  const preparations = new Map([[470, ['Beba 1 litro de água', 'Não urine antes']]]);
  return renderToStaticMarkup(DaySheetView({ sheet, preparations, staffName: rita.name, language: 'pt', told: null }));
}

async function press(form: Record<string, string>, as: Role | null = 'balcao', origin = own): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded', origin });
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  const body = new URLSearchParams({ pedido: randomUUID(), consulta: '78', dia: today, marca: 'arrived', ...form });
  return backoffice.handle(new Request(`${own}/api/folha-do-dia/presenca`, { method: 'POST', headers, body }));
}
const marks = async () => (await pool.query('select kind, marked_by, undone_by from core.attendance_marks order by id')).rows;

test.each(everybody)('%s: the sheet is in the menu of the front desk and administrators, and only they mark who came', async (who) => {
  const mayMark = who === 'admin' || who === 'gestor' || who === 'balcao';
  expect((await press({}, who)).status).toBe(mayMark ? 303 : 403);
  expect(await marks()).toHaveLength(mayMark ? 1 : 0);
  const menu = ownSections(who && ({ papel: who } as never)).flatMap(({ entries }) => entries);
  expect(menu.some(({ title }) => title.pt === 'Folha do dia')).toBe(mayMark);
});

test('a press from another page, or one that names no visit, changes nothing', async () => {
  expect((await press({}, 'balcao', 'https://exemplo.pt')).status).toBe(403);
  for (const wrong of [{ consulta: 'x' }, { consulta: '0' }, { dia: '2026-02-31' }, { marca: 'apagar' }, { pedido: '1' }])
    expect((await press(wrong)).status).toBe(400);
  expect(await marks()).toEqual([]);
});

test('a press comes back to its row, on the sheet it was made on; it can be undone', async () => {
  const at = `/admin/folha-do-dia?dia=${today}&medico=201`;
  expect((await press({ medico: '201' })).headers.get('location')).toBe(`${at}&feito=arrived#consulta-78`);
  expect((await press({ medico: '201', marca: 'missed' })).headers.get('location')).toBe(`${at}&erro=nothingToDo#consulta-78`);
  expect((await press({ medico: '201', marca: 'anular' })).headers.get('location')).toBe(`${at}&feito=attendanceUndone#consulta-78`);
  expect(await marks()).toEqual([{ kind: 'arrived', marked_by: 'balcao', undone_by: 'balcao' }]);
  expect((await press({ dia: '2999-01-02' })).headers.get('location')).toContain('erro=notYet');
});

test('who is late or does not come is told in the row, until it is taken back', async () => {
  const book = await keepBoth();
  const notice = async (kind: 'runningLate' | 'cannotCome', closedBy: string | null = null) =>
    pool.query(
      `insert into core.work_items (kind, subject_kind, subject_id, detail, due_at, closed_at, closed_by)
       values ($1, 'account', gen_random_uuid()::text, '{"appointmentId": 78}', now(), case when $2::text is not null then now() end, $2)`,
      [kind, closedBy],
    );
  await pool.query('truncate core.work_items cascade');
  await notice('runningLate', 'Rita');
  expect(await page(book), 'also once it was passed on').toContain('avisou que vem atrasado');
  await notice('cannotCome', 'system');
  expect(await page(book), 'comes after all').not.toContain('avisou que não vem');
  await notice('cannotCome');
  const shown = await page(book);
  expect(shown.match(/avisou que/g)).toHaveLength(1);
  expect(shown.slice(shown.indexOf('Bento Telefone'))).toContain('avisou que não vem');
  await pool.query('truncate core.work_items cascade');
});

test('on the booking’s page the same press comes back there; it says who marked it, and offers to undo', async () => {
  await keepBoth();
  const [{ id }] = (await pool.query('select id from core.bookings')).rows;
  const file = async (language: string) => {
    const opened = await openFile(await deskOf(backoffice.payload), rita, id, { now: new Date(), keys: testDataKeys });
    return opened ? renderToStaticMarkup(BookingFileView({ file: opened, now: new Date(), language, told: null })) : '';
  };
  expect(await file('pt')).toContain('Chegou: Albano Exemplo');
  expect(await file('en')).toContain('Did not come: Albano Exemplo');
  const form = { consulta: '77', marcacao: id };
  expect((await press(form)).headers.get('location')).toBe(`/admin/marcacoes-online/${id}?feito=arrived`);
  expect(await file('pt')).toContain('por balcao');
  expect(await file('pt')).not.toContain('Faltou: Albano Exemplo');
  expect((await press({ ...form, marca: 'missed' })).headers.get('location')).toBe(`/admin/marcacoes-online/${id}?erro=nothingToDo`);
  expect((await press({ ...form, marca: 'anular' })).headers.get('location')).toBe(`/admin/marcacoes-online/${id}?feito=attendanceUndone`);
  const { rows } = await pool.query("select action from core.audit_log where booking_id = $1 and action <> 'look' order by id", [id]);
  expect(rows.map(({ action }) => action)).toEqual(['arrived', 'attendanceUndone']);
  expect(await file('pt')).toContain('Chegou: Albano Exemplo');
  expect((await press({ ...form, marcacao: '../contas' })).status).toBe(400);
});

test('the sheet says of each visit what the front desk has to know', async () => {
  const html = await page(await keepBoth());
  for (const words of ['Albano Exemplo', '910000001', 'sangue, dor ou ardor', '1.ª vez', 'Multicare', 'pelo site', 'Paga cá: 90,00'])
    expect(html).toContain(words);
  for (const words of ['Bento Telefone', '910000032', 'por telefone', 'no programa da clínica', 'Beba 1 litro de água · Não urine antes'])
    expect(html).toContain(words);
  expect(html).not.toContain('b@exemplo.pt');
  expect(html).not.toContain('role="alert"');
});

test('on paper it has boxes to tick, room for notes, and what to do with it at the end of the day', async () => {
  const html = await page(await keepBoth());
  expect(html.match(/day-box/g)).toHaveLength(2);
  for (const words of ['Notas', 'Destruir no fim do dia.', 'Impressa por Rita do Balcão', 'A receber no balcão: 90,00'])
    expect(html).toContain(words);
});

test('while the clinic is silent the notice says so, with the time', async () => {
  await keepBoth();
  const now = fromLisbon(today, '11:42') ?? new Date();
  const html = await page(null, now);
  expect(html).toContain('O programa da clínica não respondeu às 11:42');
  expect(html).toContain('Albano Exemplo');
  expect(html).not.toContain('Bento Telefone');
});

test('“Faltou” is offered once the hour has come, “Anular” in the place of both', async () => {
  const book = [entry({ start: '12:00', end: '12:20' })];
  const [before, after] = [fromLisbon(today, '11:59') ?? new Date(), fromLisbon(today, '12:01') ?? new Date()];
  expect(await page(book, before)).toContain('Chegou: Bento Telefone');
  expect(await page(book, before)).not.toContain('Faltou: Bento Telefone');
  expect(await page(book, after)).toContain('Faltou: Bento Telefone');
  await press({});
  const marked = await page(book, after);
  expect(marked).toContain('por balcao');
  expect(marked).toContain('Anular: Bento Telefone');
  expect(marked).not.toContain('Chegou: Bento Telefone');
});

test('the choices stand in the address; nonsense there is today, of everybody', () => {
  const now = fromLisbon('2026-11-17', '11:42') ?? new Date();
  expect(readDayQuestion({ dia: '2026-12-01', medico: '203' }, now)).toEqual({ day: '2026-12-01', doctorId: 203 });
  expect(readDayQuestion({ dia: '2026-02-31', medico: '1; drop' }, now)).toEqual({ day: '2026-11-17', doctorId: null });
});
