import { randomUUID } from 'node:crypto';
import { accountStore } from '@clinic/core/adapters/database/accounts/account-store';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { encryptPatient, vatDigest } from '@clinic/core/adapters/database/bookings/encrypted-answers';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import type { Booking } from '@clinic/core/booking/model/booking';
import { readAccounts } from '@clinic/core/desk/accounts/read-accounts';
import { readFoundBookings } from '@clinic/core/desk/find/find-bookings';
import { readRequestLines } from '@clinic/core/desk/requests/find-requests';
import { bookedVisit, inDays, sampleBooking } from '@clinic/core/desk/testing/sample-booking';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import type pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Role, roles } from '../../access/role.ts';
import { clientOf } from '../../publishing/enqueue-work.ts';
import { startTestBackoffice, type TestBackoffice } from '../../testing/test-backoffice.ts';
import { accountDeskOf } from '../accounts/account-desk-of.ts';
import { deskOf } from '../desk-of.ts';
import { FindBox } from './find-box.tsx';
import { FoundListView } from './found-list.tsx';

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
beforeEach(() => pool.query('truncate core.bookings, core.requests, core.accounts, core.account_registrations cascade'));

async function keep(booking: Booking): Promise<Booking> {
  const { patient, bookedBy, ...more } = booking;
  const encrypted = {
    patient: JSON.stringify(encryptPatient(testDataKeys, booking.id, patient)),
    vatDigest: vatDigest(testDataKeys, patient),
  };
  const row = { ...more, ...encrypted, bookedBy: bookedBy && JSON.stringify(bookedBy) };
  await bookingTables(createDatabase(pool)).insertInto('bookings').values(row).execute();
  return booking;
}

async function find(procura: string, as: Role | null = 'balcao', origin = own): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded', origin });
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  const body = new URLSearchParams({ procura });
  return backoffice.handle(new Request(`${own}/api/marcacoes-online/procurar`, { method: 'POST', headers, body }));
}
const locationOf = async (procura: string) => (await find(procura)).headers.get('location');

test.each(everybody)('%s: only the front desk and administrators look for bookings', async (who) => {
  await keep(sampleBooking());
  const mayLook = who === 'admin' || who === 'gestor' || who === 'balcao';
  expect((await find('albano', who)).status).toBe(mayLook ? 303 : 403);
  const user = who && ({ papel: who } as unknown as Parameters<typeof FindBox>[0]['user']);
  const box = FindBox({ user, i18n: { language: 'pt' } as Parameters<typeof FindBox>[0]['i18n'] });
  expect(Boolean(box)).toBe(mayLook);
});

test('a question from another page is not answered', async () => {
  expect((await find('albano', 'balcao', 'https://exemplo.pt')).status).toBe(403);
});

test('one that is found alone is opened at once, by name, telephone, code or tax number', async () => {
  const { id, code } = await keep(bookedVisit({ patient: { ...sampleBooking().patient, vat: '299999998' } }));
  for (const typed of ['exem alb', '+351 910 000 001', code.toLowerCase(), '299 999 998', 'albano@exemplo.pt'])
    expect(await locationOf(typed)).toBe(`/admin/marcacoes-online/${id}`);
});

/** A form of the site, sent with this contact; its number. */
async function sendRequest(value: string): Promise<{ id: string; number: number }> {
  const requests = requestStore(pool, await clientOf(backoffice.payload), testDataKeys);
  const asked = { kind: 'secondOpinion', locale: 'pt', answers: { name: 'Albano Exemplo' }, contact: { kind: 'email', value } } as const;
  await requests.save(randomUUID(), asked, { answerBy: new Date(), isProven: true });
  const { rows } = await pool.query('select id, number from core.requests order by number desc limit 1');
  return rows[0];
}

test('a request is found in the same box by its number, which is no mistyped code, and by the contact it was sent with', async () => {
  const { id, number } = await sendRequest('zulmira@exemplo.pt');
  for (const typed of [`SO ${number}`, `so${number}`, 'zulmira@exemplo.pt']) expect(await locationOf(typed)).toBe(`/admin/pedidos/${id}`);
  expect(await locationOf('SO 9999')).toBe('/admin/procurar?erro=nothingFound');
  const { rows } = await pool.query("select detail from core.audit_log where action = 'list' order by id desc limit 1 offset 1");
  expect(rows).toMatchObject([{ detail: { visitorRequests: [id] } }]);
});

test('who has a booking and a request is shown both, the booking first', async () => {
  const booking = await keep(bookedVisit());
  const request = await sendRequest('albano@exemplo.pt');
  expect(await locationOf('albano@exemplo.pt')).toBe(`/admin/procurar?marcacoes=${booking.id}&pedidos=${request.id}`);
  const store = await deskOf(backoffice.payload);
  const rita = { id: 1, name: 'Rita' };
  const found = await readFoundBookings(store, rita, [booking.id], new Date());
  const requests = await readRequestLines(store, rita, [request.id], new Date());
  const page = renderToStaticMarkup(FoundListView({ found, requests, isMore: false, now: new Date(), language: 'pt', told: null }));
  expect(page).toContain(`Segunda opinião SO ${request.number}`);
  expect(page.indexOf(booking.id)).toBeLessThan(page.indexOf(request.id));
});

async function makeAccount(email: string): Promise<string> {
  const store = accountStore(pool, await clientOf(backoffice.payload));
  const made = { email, name: 'Albano Exemplo', locale: 'pt' as const, passwordHash: null };
  const account = await store.inTransaction((transaction) => transaction.create(made));
  return account?.id ?? '';
}

test('an account is found in the same box by its e-mail, opened where it is alone, and stands last where there is more', async () => {
  const account = await makeAccount('albano@exemplo.pt');
  expect(await locationOf('Albano@exemplo.pt')).toBe(`/admin/contas/${account}`);
  expect(await locationOf('albano')).toBe('/admin/procurar?erro=nothingFound');
  const booking = await keep(bookedVisit());
  expect(await locationOf('albano@exemplo.pt')).toBe(`/admin/procurar?marcacoes=${booking.id}&contas=${account}`);
});

test('whose accounts the list showed is written down, and that a caller is told of none', async () => {
  const account = await makeAccount('albano@exemplo.pt');
  const found = { coming: [], past: [] };
  const page = async (language: string) => {
    const accounts = await readAccounts(await accountDeskOf(backoffice.payload), { id: 1, name: 'Rita' }, [account]);
    return renderToStaticMarkup(FoundListView({ found, accounts, isMore: false, now: new Date(), language, told: null }));
  };
  for (const words of ['Contas de pacientes', 'albano@exemplo.pt', `/admin/contas/${account}`, 'Não diga a quem liga se há uma conta'])
    expect(await page('pt')).toContain(words);
  expect(await page('en')).toContain('Do not tell a caller whether there is an account');
  const { rows } = await pool.query("select actor, detail from core.audit_log where action = 'list' order by id desc limit 1");
  expect(rows).toMatchObject([{ actor: 'Rita', detail: { accounts: [account] } }]);
});

test('where nothing is found the page leads on: to a new booking, the day sheet, the accounts', () => {
  const found = { coming: [], past: [] };
  const page = renderToStaticMarkup(FoundListView({ found, isMore: false, now: new Date(), language: 'pt', told: null }));
  for (const path of ['/admin/marcar', '/admin/folha-do-dia', '/admin/contas']) expect(page).toContain(`href="${path}"`);
});

test('of several there is a list; only ids stand in its address', async () => {
  const ids = [await keep(bookedVisit()), await keep(bookedVisit())].map(({ id }) => id);
  const location = (await locationOf('albano')) ?? '';
  expect(location).toMatch(/^\/admin\/procurar\?marcacoes=[\da-f.-]+$/);
  for (const id of ids) expect(location).toContain(id);
});

test('what is not found, not understood, or misheard is told apart', async () => {
  expect(await locationOf('zebedeu')).toBe('/admin/procurar?erro=nothingFound');
  expect(await locationOf('?')).toBe('/admin/procurar?erro=notUnderstood');
  expect(await locationOf('KM4-7VY')).toBe('/admin/procurar?erro=wrongCode');
});

test('the list shows whose each is, its code and how it stands', async () => {
  const { id, code } = await keep(bookedVisit({ paidAt: new Date() }));
  const found = await readFoundBookings(await deskOf(backoffice.payload), { id: 1, name: 'Rita' }, [id], new Date());
  const page = renderToStaticMarkup(FoundListView({ found, isMore: false, now: new Date(), language: 'pt', told: null }));
  for (const words of [
    'Consultas que aí vêm',
    'Albano Exemplo',
    'nasceu a 14/02/1958',
    `${code.slice(0, 3)}-${code.slice(3)}`,
    'Confirmada',
    id,
  ])
    expect(page).toContain(words);
  expect(page).not.toContain('Já passadas');
});

test('of a visit that is past the list says whether the patient came, and of one that was cancelled that it was', async () => {
  const past = { startsAt: inDays(-3), endsAt: inDays(-2.98), bookedAt: inDays(-9), confirmedAt: inDays(-9), paymentMethod: null };
  await keep(bookedVisit({ ...past, appointmentId: 901 }));
  await keep(bookedVisit({ ...past, appointmentId: 902 }));
  await keep(bookedVisit({ ...past, appointmentId: 903 }));
  await keep(bookedVisit({ ...past, appointmentId: 904, cancelledAt: inDays(-4), releasedAt: inDays(-4) }));
  await pool.query(
    "insert into core.attendance_marks (appointment_id, kind, marked_by) values (901, 'arrived', 'Rita'), (902, 'missed', 'Rita')",
  );
  const { rows } = await pool.query<{ id: string }>('select id from core.bookings');
  const ids = rows.map(({ id }) => id);
  const found = await readFoundBookings(await deskOf(backoffice.payload), { id: 1, name: 'Rita' }, ids, new Date());
  const page = renderToStaticMarkup(FoundListView({ found, isMore: false, now: new Date(), language: 'pt', told: null }));
  for (const words of ['>Veio<', '>Faltou<', '>Presença por registar<', '>Cancelada<']) expect(page.split(words)).toHaveLength(2);
  expect(page).not.toContain('a pagar na clínica');
  await pool.query('truncate core.attendance_marks');
});
