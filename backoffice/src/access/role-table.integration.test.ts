import { randomUUID } from 'node:crypto';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { encryptPatient } from '@clinic/core/adapters/database/bookings/encrypted-answers';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { openWorkItem } from '@clinic/core/adapters/database/desk/open-work-item';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { scriptedClinic } from '@clinic/core/clinic/testing/scripted-clinic';
import { bookedVisit } from '@clinic/core/desk/testing/sample-booking';
import { ok } from '@clinic/core/kernel/result';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { type Access, createLocalReq, type Endpoint, type PayloadRequest } from 'payload';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf } from '../publishing/enqueue-work.ts';
import { startStaffSession } from '../staff/sessions/session-store.ts';
import { sessionCookie } from '../staff/sessions/staff-cookies.ts';
import { loadViews, propsOf } from '../testing/load-views.ts';
import { emailOf, startTestBackoffice, type TestBackoffice } from '../testing/test-backoffice.ts';
import type { Role } from './role.ts';
import { endpointTable, operationTable, ownAccountEndpoints, viewTable } from './role-table.ts';

const everybody: (Role | null)[] = ['admin', 'gestor', 'balcao', 'medico', 'editor', null];
let backoffice: TestBackoffice;
let pool: pg.Pool;
/** What the addresses with an id are opened with: something that is there, or whoever may look would be told the same as whoever may not. */
let sample: Record<'booking' | 'account' | 'request' | 'event' | 'page' | 'call' | 'colleague', string>;

beforeAll(async () => {
  backoffice = await startTestBackoffice();
  pool = createPool(backoffice.databaseUrl, () => {});
  const nothing = async () => ok([]);
  const answers = { listBook: nothing, listDoctors: nothing, listAppointmentTypes: nothing, readPatient: async () => ok(null) };
  backoffice.payload.config.custom['clinic'] = { ...scriptedClinic(), ...answers };
  sample = await makeSamples();
});
afterAll(async () => {
  await pool.end();
  await backoffice.stop();
});

async function makeSamples(): Promise<typeof sample> {
  const { patient, bookedBy: _, ...booking } = bookedVisit();
  const row = { ...booking, patient: JSON.stringify(encryptPatient(keys, booking.id, patient)), bookedBy: null };
  await bookingTables(createDatabase(pool)).insertInto('bookings').values(row).execute();
  const accounts = await pool.query(
    "insert into core.accounts (email, name, locale, password_hash) values ('albano@exemplo.pt', 'Albano', 'pt', 'a hash') returning id",
  );
  const requests = requestStore(pool, await clientOf(backoffice.payload), keys);
  const asked = {
    kind: 'contact',
    locale: 'pt',
    answers: { name: 'Albano' },
    contact: { kind: 'email', value: 'albano@exemplo.pt' },
  } as const;
  await requests.save(randomUUID(), asked, { answerBy: new Date(), isProven: true });
  const sent = await pool.query('update core.requests set assigned_to = $1 returning id', [(await accountOf('medico'))?.id]);
  const subject = { kind: 'appointment', id: '77' } as const;
  await openWorkItem(createDatabase(pool), { kind: 'clinicCancelled', subject, detail: { patientId: 9 } });
  const calls = await pool.query("select id from core.work_items where kind = 'clinicCancelled'");
  const made = async (path: string, body: object) => String((await backoffice.call('POST', path, { as: 'admin', body })).json.doc.id);
  const colleague = { email: 'colega@exemplo.pt', nome: 'Colega', papel: 'balcao', idioma: 'pt' };
  return {
    booking: booking.id,
    account: accounts.rows[0].id,
    request: sent.rows[0].id,
    call: calls.rows[0].id,
    event: await made('/eventos', {
      titulo: 'Sessão',
      excerto: 'Uma conversa.',
      data_inicio: '2027-01-21T18:30:00.000Z',
      local: 'Sala',
      _status: 'published',
    }),
    page: await made('/problemas', { titulo: 'Exemplo', ...backoffice.review, _status: 'published' }),
    colleague: await made('/utilizadores', colleague),
  };
}

const accountOf = async (role: Role) =>
  (await backoffice.payload.find({ collection: 'utilizadores', where: { email: { equals: emailOf(role) } } })).docs[0];

/** A session of its own for each question: some of them end it. */
async function cookieOf(role: Role): Promise<string> {
  const req = await createLocalReq({ req: { headers: new Headers() } }, backoffice.payload);
  const session = await startStaffSession(req, { accountId: Number((await accountOf(role))?.id), isSecondStepDone: true });
  return sessionCookie(backoffice.payload, session).split(';')[0] ?? '';
}

async function requestOf(who: Role | null): Promise<PayloadRequest> {
  const user = who && (await accountOf(who));
  const headers = new Headers({ origin: backoffice.origin, ...(who ? { cookie: await cookieOf(who) } : {}) });
  return createLocalReq({ req: { headers }, ...(user ? { user: { ...user, collection: 'utilizadores' } } : {}) }, backoffice.payload);
}

async function rowOf(verdict: (who: Role | null) => Promise<string>): Promise<string> {
  const row: string[] = [];
  for (const who of everybody) row.push(await verdict(who));
  return row.join(' ');
}

const idsIn: Record<string, () => string> = {
  '/avisar/:id': () => sample.call,
  '/contas/:id': () => sample.account,
  '/pedidos/:id': () => sample.request,
  '/para-rever/:collection/:id': () => `problemas/${sample.page}`,
  '/inscricoes-eventos/:id': () => sample.event,
  '/marcacoes-online/:id': () => sample.booking,
};
const filled = (path: string) => path.replace(/:collection\/:id|:id/, () => idsIn[path]?.() ?? 'nada');

test('every page of the back office opens for the roles of its row, and for nobody else', async () => {
  const opened = async (view: (props: never) => Promise<unknown>, path: string, who: Role | null) => {
    try {
      await view(propsOf(await requestOf(who), filled(path)) as never);
      return '✓';
    } catch (error) {
      const { digest = '' } = error as { digest?: string };
      if (digest.startsWith('NEXT_REDIRECT;') && digest.includes('/admin/login?redirect=')) return who === null ? '·' : 'sign in';
      if (digest === 'NEXT_HTTP_ERROR_FALLBACK;404') return '·';
      throw error;
    }
  };
  const found: Record<string, string> = {};
  for (const [path, view] of await loadViews()) found[path] = await rowOf((who) => opened(view, path, who));
  expect(found).toEqual(viewTable);
});

/** They may be opened without a line in the audit log. */
const withoutPatients = [
  ...['/respostas', '/estado', '/gestao', '/seguranca', '/convite', '/para-rever', '/para-rever/:collection/:id'],
  // Sums, or numbers of requests alone.
  ...['/semana', '/inscricoes-eventos', '/os-meus-pedidos'],
  // Empty until somebody asks for something: below.
  ...['/contas', '/marcar', '/medico-ausente', '/procurar'],
];

/** What each of these is asked with in its address, and what of it the line in the audit log then names. */
const asked: [path: string, by: () => Record<string, string>, named: () => string][] = [
  ['/contas', () => ({ contas: sample.account }), () => sample.account],
  ['/contas/:id', () => ({ fichas: '9' }), () => '"9"'],
  ['/marcar', () => ({ de: sample.booking }), () => sample.booking],
  ['/medico-ausente', () => ({ medico: '7', motivo: 'doctorAway', de: '2027-03-01', ate: '2027-03-01' }), () => '2027-03-01'],
  ['/procurar', () => ({ marcacoes: sample.booking }), () => sample.booking],
  ['/procurar', () => ({ contas: sample.account }), () => sample.account],
  ['/procurar', () => ({ pedidos: sample.request }), () => sample.request],
  ['/por-fazer', () => ({ pedidos: sample.request }), () => sample.request],
  ['/por-fazer', () => ({ item: sample.call }), () => `"itemId": "${sample.call}"`],
];

test('whoever opens a page on which patients are named leaves a line in the audit log, and so does a look at the log', async () => {
  const lines = async () => Number((await pool.query('select count(*) from core.audit_log')).rows[0].count);
  const silent: string[] = [];
  for (const [path, view] of await loadViews()) {
    const who = (['gestor', 'medico'] as const).find((role) => viewTable[path]?.split(' ')[everybody.indexOf(role)] === '✓');
    if (!who) continue;
    const before = await lines();
    await (view as (props: never) => Promise<unknown>)(propsOf(await requestOf(who), filled(path)) as never);
    if ((await lines()) === before) silent.push(path);
  }
  expect(silent.sort()).toEqual([...withoutPatients].sort());
});

test.each(asked)('%s, asked for somebody: the line in the audit log names whom it showed', async (path, by, shown) => {
  const view = (await loadViews()).get(path) as (props: never) => Promise<unknown>;
  const last = Number((await pool.query('select coalesce(max(id), 0) as id from core.audit_log')).rows[0].id);
  await view(propsOf(await requestOf('gestor'), filled(path), by()) as never);
  const { rows } = await pool.query<{ line: string }>(
    "select concat_ws(' ', booking_id, account_id, detail) as line from core.audit_log where id > $1",
    [last],
  );
  expect(rows.map(({ line }) => line).join('\n')).toContain(shown());
});

/** A letter shows more than the page that lists it: the press that opens it is in the log before, and only whoever pressed sees it. */
test('what was written to a patient shows in full only after a press that is in the audit log', async () => {
  const id = randomUUID();
  await pool.query(
    `insert into core.mails (id, recipient, subject, html, text, booking_id, sent_at)
     values ($1, 'albano@exemplo.pt', 'Consulta', '<p>Um canário.</p>', 'Um canário.', $2, now())`,
    [id, sample.booking],
  );
  const view = (await loadViews()).get('/marcacoes-online/:id') as (props: never) => Promise<unknown>;
  const seenBy = async (who: Role, requestId: string) => {
    const page = await view(propsOf(await requestOf(who), filled('/marcacoes-online/:id'), { ver: requestId }) as never);
    type Shown = { props: { letter: { html: string } | null } };
    // The last of what the frame holds: what watches over a visit that is being booked stands before it.
    const { children } = (page as { props: { children: Shown | (Shown | false)[] } }).props;
    const file = [children].flat().at(-1);
    if (!file) throw new Error('the page shows no booking');
    return file.props.letter?.html ?? null;
  };
  const requestId = randomUUID();
  expect(await seenBy('balcao', requestId)).toBeNull();
  const headers = { origin: backoffice.origin, cookie: await cookieOf('balcao'), 'content-type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams({ pedido: requestId, mensagem: id });
  const address = `${backoffice.origin}/api/marcacoes-online/${sample.booking}/letterOpened`;
  await backoffice.handle(new Request(address, { method: 'POST', headers, body }));
  const { rows } = await pool.query("select detail ->> 'letterId' as letter from core.audit_log where action = 'letterOpened'");
  expect(rows).toEqual([{ letter: id }]);
  expect(await seenBy('balcao', requestId)).toBe('<p>Um canário.</p>');
  expect(await seenBy('gestor', requestId)).toBeNull();
});

const named = ({ method, path }: Endpoint, prefix = '') => `${method} ${prefix}${path}`;

/** Ours, and what Payload adds for pictures and staff; what every collection has is asked by its operations. */
function endpoints(): Map<string, Endpoint> {
  const { endpoints: own, collections } = backoffice.payload.config;
  const common = new Set((collections.find(({ slug }) => slug === 'problemas')?.endpoints || []).map((each) => named(each)));
  const ofCollections = collections.flatMap(({ slug, endpoints: each }) =>
    (each || []).filter((one) => !common.has(named(one))).map((one) => [named(one, `/${slug}`), one] as const),
  );
  return new Map([...own.map((each) => [named(each), each] as const), ...ofCollections]);
}

const addressOf = (name: string) => {
  const [, path = ''] = name.split(' ');
  const id = path.startsWith('/utilizadores/') ? sample.colleague : path.startsWith('/aberto/') ? sample.page : randomUUID();
  return path
    .replace('?', '')
    .replace(/:(?:collection|slug)/, 'problemas')
    .replace(':item', '1')
    .replace(':id', id)
    .replaceAll(/:\w+/g, 'nada');
};

async function ask(name: string, who: Role | null): Promise<number> {
  const headers = new Headers({ origin: backoffice.origin, ...(who ? { cookie: await cookieOf(who) } : {}) });
  const [method = ''] = name.split(' ');
  const init = { method: method.toUpperCase(), headers, ...(method === 'get' ? {} : { body: '{}' }) };
  const response = await backoffice.handle(new Request(`${backoffice.origin}/api${addressOf(name)}`, init));
  await response.body?.cancel();
  return response.status;
}

test('every address under /api answers the roles of its row, and refuses everybody else', async () => {
  const ours = new Set(backoffice.payload.config.endpoints.map((each) => named(each)));
  const answered = async (name: string, who: Role | null) => {
    const status = await ask(name, who);
    if (status === 401 || status === 403) return '·';
    // Payload itself stumbles over a file that is not there.
    return status >= 500 && ours.has(name) ? String(status) : '✓';
  };
  const own = new Set(ownAccountEndpoints);
  const found: Record<string, string> = {};
  const all = endpoints();
  for (const name of all.keys()) if (!own.has(name)) found[name] = await rowOf((who) => answered(name, who));
  expect(found).toEqual(endpointTable);
  expect([...own].filter((name) => !all.has(name))).toEqual([]);
});

test('what belongs to one’s own account gives a stranger nothing', async () => {
  for (const name of ownAccountEndpoints.filter((each) => !/passkey\/options|logout/.test(each)))
    expect([name, (await ask(name, null)) >= 400]).toEqual([name, true]);
});

test('every operation on content, settings and accounts is for the roles of its row', async () => {
  const { collections, globals } = backoffice.payload.config;
  const requests = new Map<Role | null, PayloadRequest>();
  for (const who of everybody) requests.set(who, await requestOf(who));
  const decided = async (rule: Access, who: Role | null) => {
    const result = await rule({ req: requests.get(who) as PayloadRequest });
    return result === true ? '✓' : result ? '~' : '·';
  };
  const found: Record<string, Record<string, string>> = {};
  for (const entity of [...collections, ...globals]) {
    // Only accounts can be unlocked.
    const rules = Object.entries(entity.access).filter(([operation]) => operation !== 'unlock' || ('auth' in entity && entity.auth));
    found[entity.slug] = {};
    for (const [operation, rule] of rules)
      found[entity.slug] = { ...found[entity.slug], [operation]: await rowOf((who) => decided(rule as Access, who)) };
  }
  expect(found).toEqual(operationTable);
});
