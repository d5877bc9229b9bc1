import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLogger } from '../../logging/create-logger.ts';
import type { ClinicLimits } from './clinic-limits.ts';
import { clinicOverHttp } from './clinic-over-http.ts';

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

type ReceivedCall = { text: string; variables: { page?: { offset: number } }; headers: IncomingMessage['headers'] };

/** For responses that the stand-in never gives; the others are tested with the stand-in. */
async function clinicThat(
  answer: (call: ReceivedCall, response: ServerResponse) => void,
  limits: Partial<ClinicLimits> = {},
  key = 'secret-canary',
) {
  const calls: ReceivedCall[] = [];
  const log: string[] = [];
  const server = createServer(async (request, response) => {
    const { query, variables } = JSON.parse((await request.toArray()).join(''));
    const call = { text: query, variables, headers: request.headers };
    calls.push(call);
    answer(call, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  const logger = createLogger('test', 'debug', { write: (line) => log.push(line) });
  const clinic = clinicOverHttp({ url, key, appId: 'app', logger, limits: { retryPauseMs: 1, ...limits } });
  return { clinic, calls, log: () => log.join('') };
}

const silent = { ok: false, error: { kind: 'clinicUnavailable' } };
const say = (response: ServerResponse, data: object) => response.end(JSON.stringify({ data }));
const list = (items: object[], hasMore = false) => ({ list: { items, listInfo: { hasMore } } });
const details = {
  name: 'Canário',
  birthDay: '1961-05-04',
  gender: 'masculino',
  vat: '',
  nSNS: '',
  nCC: '',
  profession: '',
  contacts: [],
} as const;
const canary = { ...details, contacts: ['canario@exemplo.pt'] };

test('the key and the AppId are sent as headers', async () => {
  const { clinic, calls } = await clinicThat((_, response) => say(response, list([])));
  expect(await clinic.listSpecialties()).toEqual({ ok: true, value: [] });
  expect(calls[0]?.headers).toMatchObject({ authorization: 'Bearer secret-canary', appid: 'app' });
});

test('what was left empty is not sent, so that an update erases nothing', async () => {
  const { clinic, calls } = await clinicThat((_, response) => say(response, { done: { id: 7 } }));
  expect(await clinic.updatePatient(7, { ...details, contacts: [] })).toEqual({ ok: true, value: { id: 7 } });
  expect(calls[0]?.variables).toEqual({ patient: { id: 7, name: 'Canário', birthDay: '1961-05-04', gender: 'masculino' } });
});

test('an appointment that comes with an id and with errors is neither made nor refused', async () => {
  const { clinic } = await clinicThat((_, response) => say(response, { done: { id: 7, errors: [{ description: 'Sala ocupada' }] } }));
  expect(await clinic.unscheduleAppointment(7, 'OTHER', '')).toEqual(silent);
});

test('a list of nobody is not asked for', async () => {
  const { clinic, calls } = await clinicThat((_, response) => say(response, list([])));
  expect(await clinic.listFreeDays({ doctorIds: [], typeId: 1, from: '2027-03-01', to: '2027-03-02' })).toEqual({ ok: true, value: [] });
  expect(await clinic.findPatients({ email: '' })).toEqual({ ok: true, value: [] });
  expect(calls).toHaveLength(0);
});

test('an answer with visits of other patients is not used', async () => {
  const visit = (id: number, patientId: number) => ({
    id,
    date: '2027-03-01 10:20:00',
    time: { initial: '10:20:00', final: '10:40:00' },
    doctor: { id: 3, clinicalName: 'Dr. N' },
    patient: { id: patientId, name: 'Canário' },
    type: { id: 462, description: 'Consulta' },
    state: { name: 'SCHEDULED' },
  });
  const { clinic } = await clinicThat((_, response) => say(response, list([visit(1, 7), visit(2, 8)])));
  expect(await clinic.listAppointments({ patientId: 7 })).toEqual(silent);
});

test('a list that moves on while it is read names nobody twice', async () => {
  const all = [1, 2, 2, 3].map((id) => ({ id, name: `S${id}` }));
  const { clinic } = await clinicThat(({ variables: { page } }, response) =>
    say(response, list(all.slice(page?.offset ?? 0, (page?.offset ?? 0) + 2), (page?.offset ?? 0) + 2 < all.length)),
  );
  expect(await clinic.listSpecialties()).toMatchObject({ ok: true, value: [{ id: 1 }, { id: 2 }, { id: 3 }] });
});

test('a list without an end is given up', async () => {
  const { clinic, calls } = await clinicThat((_, response) => say(response, list([{ id: 1, name: 'S' }], true)), { maxPages: 4 });
  expect(await clinic.listSpecialties()).toEqual(silent);
  expect(calls).toHaveLength(4);
  const empty = await clinicThat((_, response) => say(response, list([], true)));
  expect(await empty.clinic.listSpecialties()).toEqual(silent);
  expect(empty.calls).toHaveLength(1);
});

test('an answer that trickles in is cut off at the deadline', async () => {
  const { clinic } = await clinicThat((_, response) => void response.write('{"data":'), { readDeadlineMs: 80 });
  const started = performance.now();
  expect(await clinic.listSpecialties()).toEqual(silent);
  expect(performance.now() - started).toBeLessThan(5_000);
});

test('the key follows nobody to another address', async () => {
  const { clinic, calls } = await clinicThat((_, response) => response.writeHead(307, { location: '/elsewhere' }).end());
  expect(await clinic.createPatient(canary)).toEqual(silent);
  expect(calls).toHaveLength(1);
});

test.each([
  ['a refused key', (_: ReceivedCall, response: ServerResponse) => void response.writeHead(401).end('canário secret-canary'), undefined],
  [
    'an unreadable answer',
    (_: ReceivedCall, response: ServerResponse) => void response.end('{"data": Canário canario@exemplo.pt'),
    undefined,
  ],
  ['a key that no header can carry', (_: ReceivedCall, response: ServerResponse) => void response.end(), 'secret-canary\nx'],
])('%s puts neither the key nor a patient into the log', async (_, answer, key) => {
  const { clinic, log } = await clinicThat(answer, {}, key);
  expect(await clinic.createPatient(canary)).toEqual(silent);
  expect(log()).toContain('CreatePatient');
  expect(log()).not.toMatch(/secret|can[aá]rio/i);
});

test('a refused key is an error in the log, and not tried twice', async () => {
  const { clinic, calls, log } = await clinicThat((_, response) => void response.writeHead(401).end());
  expect(await clinic.listDoctors()).toEqual(silent);
  expect(calls).toHaveLength(1);
  expect(log()).toContain('"level":"error"');
});

test('nobody waits for a clinic that is known to be down, not even the pause before a second try', async () => {
  const { clinic, calls } = await clinicThat((_, response) => void response.writeHead(503).end(), { failuresToOpen: 2, retryPauseMs: 600 });
  await clinic.listDoctors();
  const started = performance.now();
  expect(await clinic.listDoctors()).toEqual(silent);
  expect(performance.now() - started).toBeLessThan(250);
  expect(calls).toHaveLength(2);
});
