import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskStore } from '../../adapters/database/desk/desk-store.ts';
import { requestStore } from '../../adapters/database/requests/request-store.ts';
import { createThrowawayStore, type ThrowawayStore } from '../../adapters/database/throwaway-store.ts';
import { nameOfRequestItem } from '../../requests/request-work-item.ts';
import { testDataKeys as keys } from '../../secrets/test-data-keys.ts';
import { readWorkList } from '../read-work.ts';
import { markRequestAnswered, openVisitorRequest, reopenRequest } from './answer-request.ts';
import { findRequests, readRequestLines } from './find-requests.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());

const rita = { id: 3, name: 'Rita do Balcão' };
const dueAt = new Date('2026-11-18T14:00:00Z');
const request = {
  kind: 'secondOpinion',
  locale: 'pt',
  answers: { name: 'Joaquim Canário', email: 'joaquim@exemplo.pt', findings: 'Gleason 3+4' },
  contact: { kind: 'email', value: 'joaquim@exemplo.pt' },
} as const;

test('a form is in the list by its number alone, is opened with an entry in the log, and answered once', async () => {
  const { pool, dbos } = database;
  const [store, forms] = [deskStore(pool, dbos, keys), requestStore(pool, dbos, keys)];
  await forms.save('a form', request, { answerBy: dueAt, isProven: true });
  await forms.save('one that waits for its code', request, null);
  const { id = '', number = 0 } = (await forms.byForm('a form')) ?? {};
  const waiting = (await forms.byForm('one that waits for its code'))?.id ?? '';

  const list = await readWorkList(store, rita, { view: 'all', kind: null }, new Date('2026-11-16T10:00:00Z'));
  expect(list.lines).toMatchObject([{ kind: 'secondOpinionRequest', subject: { kind: 'request', id }, dueAt, line: null, account: null }]);
  expect(list.lines.map(nameOfRequestItem)).toEqual([`SO ${number}`]);
  expect(JSON.stringify(list.lines)).not.toMatch(/Joaquim|Gleason/);

  const opened = await openVisitorRequest({ store, staff: rita, visitorRequestId: id });
  expect(opened?.request.answers).toEqual(request.answers);
  expect(await openVisitorRequest({ store, staff: rita, visitorRequestId: waiting }), 'nobody has confirmed it').toBeNull();
  const looks = await pool.query(
    "select actor, detail ->> 'visitorRequest' as id from core.audit_log as log where action = 'look' order by log.id",
  );
  expect(looks.rows[0]).toEqual({ actor: rita.name, id });

  const press = { store, staff: rita, visitorRequestId: id, requestId: randomUUID() };
  expect(await markRequestAnswered(press)).toEqual({ ok: true, value: 'done' });
  expect(await markRequestAnswered(press)).toEqual({ ok: true, value: 'alreadyDone' });
  expect(await markRequestAnswered({ ...press, requestId: randomUUID() })).toMatchObject({ ok: false, error: { kind: 'nothingToDo' } });
  expect(await forms.byId(id)).toMatchObject({ answeredAt: expect.any(Date), answeredBy: rita.name });
  expect(await forms.withdraw(id), 'it is too late to take it back').toBe(false);
  expect((await readWorkList(store, rita, { view: 'all', kind: null }, new Date())).lines).toEqual([]);
});

test('an answered request is found by number and contact, and is open again after “undo”, once', async () => {
  const { pool, dbos } = database;
  const [store, forms] = [deskStore(pool, dbos, keys), requestStore(pool, dbos, keys)];
  const contact = { kind: 'email', value: 'rosa@exemplo.pt' } as const;
  await forms.save('answered by mistake', { ...request, contact }, { answerBy: dueAt, isProven: true });
  await forms.save('hers, waiting for its code', { ...request, contact }, null);
  const { id = '', number = 0 } = (await forms.byForm('answered by mistake')) ?? {};
  await markRequestAnswered({ store, staff: rita, visitorRequestId: id, requestId: randomUUID() });

  for (const typed of [`SO ${number}`, String(number), 'Rosa@exemplo.pt'])
    expect(await findRequests(store, rita, typed), typed).toEqual({ ok: true, value: [id] });
  expect(await findRequests(store, rita, `CO ${number}`), 'of another kind').toEqual({ ok: true, value: [] });
  expect((await readRequestLines(store, rita, 'answered', new Date())).map((line) => line.id)).toContain(id);
  const later = new Date(Date.now() + 31 * 86_400_000);
  expect(await readRequestLines(store, rita, 'answered', later), 'a month later').toEqual([]);

  const press = { store, staff: rita, visitorRequestId: id, requestId: randomUUID() };
  expect(await reopenRequest(press)).toEqual({ ok: true, value: 'done' });
  expect(await reopenRequest({ ...press, requestId: randomUUID() })).toMatchObject({ ok: false, error: { kind: 'nothingToDo' } });
  expect(await forms.byId(id)).toMatchObject({ answeredAt: null, answeredBy: null });
  const { lines } = await readWorkList(store, rita, { view: 'all', kind: null }, new Date());
  expect(lines).toMatchObject([{ kind: 'secondOpinionRequest', subject: { id }, dueAt }]);
  const logged = await pool.query("select actor from core.audit_log where action = 'reopened' and detail ->> 'visitorRequest' = $1", [id]);
  expect(logged.rows).toEqual([{ actor: rita.name }]);
});
