import { randomUUID } from 'node:crypto';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { encryptPatient } from '@clinic/core/adapters/database/bookings/encrypted-answers';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { deskStore } from '@clinic/core/adapters/database/desk/desk-store';
import { eventDesk } from '@clinic/core/adapters/database/desk/event-desk';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import type { Booking } from '@clinic/core/booking/model/booking';
import { readEventAnswers } from '@clinic/core/desk/events/event-answers';
import { openFile } from '@clinic/core/desk/open-file';
import { markRequestAnswered, openVisitorRequest } from '@clinic/core/desk/requests/answer-request';
import { settleWork } from '@clinic/core/desk/settle-work';
import { bookedVisit } from '@clinic/core/desk/testing/sample-booking';
import { snoozeWork } from '@clinic/core/desk/work/log-work';
import { pauseWork } from '@clinic/core/desk/work/pause-work';
import { writeToPatient } from '@clinic/core/desk/write-to-patient';
import { contactDigest } from '@clinic/core/identity/contact';
import { mayLackLetters, mostLettersADay } from '@clinic/core/mail/arrived/arrived-letter';
import { type LetterSubject, writeReplyAddress } from '@clinic/core/mail/arrived/reply-address';
import { writeReturnAddress } from '@clinic/core/mail/returns/return-address';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextMailKey, returnedMailKey, startReturnedMail } from '../../site/server/endpoints/testing/returned-mail-server.ts';
import { writtenAnswer } from './written-answer.ts';

let all: ReturnType<typeof createPool>;
let atDesk: ReturnType<typeof createPool>;
let dbos: Awaited<ReturnType<typeof createDbosClient>>;
let site: Awaited<ReturnType<typeof startReturnedMail>>;
beforeAll(async () => {
  const database = await createMigratedDatabase();
  all = createPool(database.url, () => {});
  // Each with the rights of its own process alone.
  site = await startReturnedMail(database.roles.site);
  atDesk = createPool(database.roles.backoffice, () => {});
  dbos = await createDbosClient(database.roles.backoffice, atDesk);
});
afterAll(async () => {
  await site.close();
  await dbos.destroy();
  await atDesk.end();
  await all.end();
});

const handOver = (body: string, bearer = returnedMailKey) =>
  fetch(`${site.origin}/callbacks/returned-mail`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'message/rfc822' },
  });
const addressOf = (id: string, kind: LetterSubject['kind'] = 'booking') => writeReplyAddress(keys, 'respostas@exemplo.pt', { kind, id });

async function visit(more: Partial<Booking> = {}): Promise<string> {
  const { patient, bookedBy, ...booking } = bookedVisit(more);
  const row = {
    ...booking,
    patient: JSON.stringify(encryptPatient(keys, booking.id, patient)),
    bookedBy: bookedBy && JSON.stringify(bookedBy),
    doctorId: Math.floor(Math.random() * 1_000_000),
  };
  await bookingTables(createDatabase(all)).insertInto('bookings').values(row).execute();
  return booking.id;
}

const rita = { id: 3, name: 'Rita' };
const desk = () => deskStore(atDesk, dbos, keys);
const press = () => ({ store: desk(), staff: rita, requestId: randomUUID() });
async function fileOf(bookingId: string) {
  const file = await openFile(desk(), rita, bookingId, { now: new Date(), keys });
  if (!file) throw new Error('the booking is there');
  return file;
}
async function itemOf(bookingId: string) {
  const { items } = await fileOf(bookingId);
  return items.find(({ kind }) => kind === 'letterArrived');
}
const textsOf = async (bookingId: string) => (await fileOf(bookingId)).arrived.map(({ text }) => text);

test('one e-mail about two visits is work at both, once, also where one of them goes on as the other', async () => {
  const [one, other] = [await visit(), await visit()];
  const answer = writtenAnswer({ to: `${addressOf(one)}, ${addressOf(other)}` });
  for (const _ of ['handed over', 'again']) expect((await handOver(answer)).status).toBe(204);
  for (const id of [one, other]) {
    expect(await textsOf(id)).toEqual(['Posso levar a minha filha?']);
    expect(await itemOf(id)).toMatchObject({ kind: 'letterArrived' });
  }
  const [next, old] = [await visit(), await visit()];
  await all.query('update core.bookings set moved_to = $2 where id = $1', [old, next]);
  await handOver(writtenAnswer({ to: `${addressOf(old)}, ${addressOf(next)}` }));
  expect(await textsOf(next)).toHaveLength(1);
});

test('an answer is work for the desk, with its text, and without our own letter and the files', async () => {
  const id = await visit();
  const answer = writtenAnswer({ to: addressOf(id), files: ['a.jpg', 'b.jpg', 'c.pdf'] });
  expect((await handOver(answer)).status).toBe(204);
  const file = await fileOf(id);
  expect(file.arrived).toMatchObject([
    { text: 'Posso levar a minha filha?', subject: 'Re: Consulta marcada', attachments: 3, isQuoteRemoved: true, isCut: false },
  ]);
  expect(file.items).toMatchObject([{ kind: 'letterArrived', clock: { state: 'onTime' } }]);
  expect(file.items[0]?.openedAt.getTime()).toBeLessThanOrEqual(file.arrived[0]?.arrivedAt.getTime() ?? 0);
});

test('handed over twice it is one letter; another joins the same work', async () => {
  const id = await visit();
  const answer = writtenAnswer({ to: addressOf(id) });
  for (const body of [answer, answer, writtenAnswer({ to: addressOf(id), text: 'E o meu genro?' })]) await handOver(body);
  expect(await textsOf(id)).toEqual(['E o meu genro?', 'Posso levar a minha filha?']);
  expect((await fileOf(id)).items).toHaveLength(1);
});

test('two that come in the same moment are two letters and one piece of work', async () => {
  const id = await visit();
  const answers = ['um', 'dois', 'três'].map((text) => writtenAnswer({ to: addressOf(id), text: `Resposta ${text}` }));
  const same = [...answers, ...answers];
  const statuses = (await Promise.all(same.map((body) => handOver(body)))).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect((await textsOf(id)).toSorted()).toEqual(['Resposta dois', 'Resposta três', 'Resposta um']);
  expect((await fileOf(id)).items).toHaveLength(1);
});

test('an address that nobody of us wrote, or for another purpose, reaches no booking', async () => {
  const id = await visit();
  const right = addressOf(id);
  const forged = [
    right.replace(/.{16}@/, `${'0'.repeat(16)}@`),
    right.replace(id.replaceAll('-', ''), randomUUID().replaceAll('-', '')),
    `respostas+${id.replaceAll('-', '')}@exemplo.pt`,
    'respostas@exemplo.pt',
    writeReturnAddress(keys, 'devolucoes@exemplo.pt', id),
    addressOf(id, 'request'),
    addressOf(id, 'registration'),
  ];
  for (const to of forged) expect((await handOver(writtenAnswer({ to }))).status).toBe(204);
  expect((await handOver(writtenAnswer({ to: right }), 'another-key-another-key-another')).status).toBe(403);
  expect(await textsOf(id)).toEqual([]);
  expect(await itemOf(id)).toBeUndefined();
});

test('while the key is changed for another both open', async () => {
  const id = await visit();
  expect((await handOver(writtenAnswer({ to: addressOf(id) }), nextMailKey)).status).toBe(204);
  expect(await itemOf(id)).toBeDefined();
});

test.each([
  ['somebody on holiday', { headers: ['Auto-Submitted: auto-replied'] }],
  ['a list', { headers: ['Precedence: bulk'] }],
  ['a machine', { from: 'mailer-daemon@exemplo.pt' }],
  ['an address of ours, in a circle', { from: addressOf(randomUUID()) }],
])('%s makes no work', async (_, more) => {
  const id = await visit();
  expect((await handOver(writtenAnswer({ to: addressOf(id), ...more }))).status).toBe(204);
  expect(await textsOf(id)).toEqual([]);
  expect(await itemOf(id)).toBeUndefined();
});

test('whose address it bears is said, whoever wrote it', async () => {
  const [proven, given, other] = ['provada@exemplo.pt', 'dada@exemplo.pt', 'outra@exemplo.pt'] as const;
  const { patient } = bookedVisit();
  const bookedBy = { name: 'Filha', email: given, phone: '912345678' };
  const digest = contactDigest(keys, { kind: 'email', value: proven });
  const id = await visit({ patient: { ...patient, email: proven }, bookedBy, contactDigest: digest, contactProvenAt: new Date() });
  for (const from of [proven, given, other, 'Provada@EXEMPLO.pt']) await handOver(writtenAnswer({ to: addressOf(id), from }));
  const standings = (await fileOf(id)).arrived.map(({ standing }) => standing);
  expect(standings).toEqual(['usedToBook', 'otherAddress', 'ofBooker', 'usedToBook']);
});

test('nothing of an answer can be read in the database, nor its sender', async () => {
  const id = await visit();
  await handOver(writtenAnswer({ to: addressOf(id), text: 'Tenho sangue na urina.', from: 'zulmiro@exemplo.pt' }));
  const { rows } = await all.query<{ row: string }>('select a::text as row from core.arrived_letters as a where booking_id = $1', [id]);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toMatch(/urina|zulmiro|Consulta/i);
});

test('a mail with large photographs is read from its beginning; one larger than mail servers take is refused', async () => {
  const id = await visit();
  const large = writtenAnswer({ to: addressOf(id), files: ['a.jpg'] }).replace('AAAA', 'AAAA'.repeat(800_000));
  expect((await handOver(large)).status).toBe(204);
  expect((await fileOf(id)).arrived).toMatchObject([{ text: 'Posso levar a minha filha?', isCut: true }]);
  expect((await handOver(`${large}${'A'.repeat(32 * 1024 * 1024)}`)).status).toBe(413);
});

test('of HTML only the text is kept, and none of its script', async () => {
  const id = await visit();
  const html = '<style>p{color:red}</style><script>alert(1)</script><p>Chego às <b>10:30</b>.</p><img src="https://exemplo.pt/x.png">';
  await handOver(writtenAnswer({ to: addressOf(id), html }));
  const [text = ''] = await textsOf(id);
  expect(text).toContain('Chego às 10:30.');
  expect(text).not.toMatch(/<|color:red|alert/);
});

test('nonsense, and an empty mail, are taken; one without a word is told to be so', async () => {
  const id = await visit();
  for (const body of ['', '\0\0', `To: ${addressOf(id)}\r\n\r\n`]) expect((await handOver(body)).status).toBe(204);
  expect((await fileOf(id)).arrived).toMatchObject([{ text: '', from: '', standing: 'otherAddress' }]);
});

test('whoever has the address of one booking cannot fill the desk with it', async () => {
  const id = await visit();
  for (let sent = 0; sent < mostLettersADay + 2; sent++) await handOver(writtenAnswer({ to: addressOf(id), text: `Resposta ${sent}` }));
  expect(await textsOf(id)).toHaveLength(mostLettersADay);
});

test('nor can they keep the desk from hearing that another came: it is work again, for the mailbox', async () => {
  const id = await visit();
  for (let sent = 0; sent < mostLettersADay; sent++) await handOver(writtenAnswer({ to: addressOf(id), text: `Resposta ${sent}` }));
  const read = (await fileOf(id)).arrived[0]?.id ?? '';
  const settle = async () => settleWork({ ...press(), itemId: (await itemOf(id))?.id ?? '', read });
  await settle();
  expect(await itemOf(id)).toBeUndefined();
  await handOver(writtenAnswer({ to: addressOf(id), text: 'A verdadeira.' }));
  expect(await itemOf(id)).toBeDefined();
  expect(mayLackLetters((await fileOf(id)).arrived)).toBe(true);
  expect(await settle()).toMatchObject({ ok: true });
});

test('an answer to a letter about the hour before goes to the booking with which the visit goes on; to a forgotten one, to nobody', async () => {
  const next = await visit();
  const moved = await visit({ movedTo: next });
  const { patient } = bookedVisit();
  const forgotten = await visit({ patient: { ...patient, name: '', email: '' } });
  await handOver(writtenAnswer({ to: addressOf(moved) }));
  await handOver(writtenAnswer({ to: addressOf(forgotten) }));
  expect(await textsOf(next)).toHaveLength(1);
  expect([await textsOf(moved), await textsOf(forgotten)]).toEqual([[], []]);
});

test('“tratado” closes it, unless another answer came that the page did not show', async () => {
  const id = await visit();
  await handOver(writtenAnswer({ to: addressOf(id) }));
  const read = (await fileOf(id)).arrived[0]?.id ?? '';
  const itemId = (await itemOf(id))?.id ?? '';
  await handOver(writtenAnswer({ to: addressOf(id), text: 'Afinal não posso ir.' }));
  expect(await settleWork({ ...press(), itemId, read })).toEqual({ ok: false, error: { kind: 'newerLetter' } });
  expect(await settleWork({ ...press(), itemId })).toEqual({ ok: false, error: { kind: 'newerLetter' } });
  const newest = (await fileOf(id)).arrived[0]?.id ?? '';
  expect(await settleWork({ ...press(), itemId, read: newest })).toMatchObject({ ok: true });
  expect(await itemOf(id)).toBeUndefined();
  await handOver(writtenAnswer({ to: addressOf(id), text: 'Mais uma coisa.' }));
  expect((await itemOf(id))?.id).not.toBe(itemId);
});

test('one that arrives in the moment of “tratado” is never lost: it is under work that is open', async () => {
  for (let round = 0; round < 6; round++) {
    const id = await visit();
    await handOver(writtenAnswer({ to: addressOf(id) }));
    const [itemId, read] = [(await itemOf(id))?.id ?? '', (await fileOf(id)).arrived[0]?.id ?? ''];
    const settled = settleWork({ ...press(), itemId, read });
    const [, { status }] = await Promise.all([settled, handOver(writtenAnswer({ to: addressOf(id), text: 'Mais uma coisa.' }))]);
    const [item, newest] = [await itemOf(id), (await fileOf(id)).arrived[0]];
    expect([status, newest?.text]).toEqual([204, 'Mais uma coisa.']);
    expect(item && newest && item.openedAt <= newest.arrivedAt).toBe(true);
  }
});

test('an answer of the desk closes what it answers, and goes to the contact of the booking, never to the sender', async () => {
  const id = await visit();
  await handOver(writtenAnswer({ to: addressOf(id), from: 'estranho@exemplo.pt' }));
  const answers = (await fileOf(id)).arrived[0]?.id ?? '';
  const contact = { name: 'Instituto', phone: '210 000 000', phoneNote: '', email: 'geral@exemplo.pt' };
  const letter = { text: 'Pode trazer quem quiser.', contacts: { pt: contact, en: contact } };
  await handOver(writtenAnswer({ to: addressOf(id), text: 'E outra pergunta.' }));
  await writeToPatient({ ...press(), bookingId: id }, { ...letter, answers });
  expect(await itemOf(id), 'one came while it was written').toBeDefined();
  const newest = (await fileOf(id)).arrived[0]?.id ?? '';
  await writeToPatient({ ...press(), bookingId: id }, { ...letter, answers: newest });
  expect(await itemOf(id)).toBeUndefined();
  const { rows } = await all.query('select distinct recipient from core.mails where booking_id = $1', [id]);
  expect(rows).toEqual([{ recipient: bookedVisit().patient.email }]);
});

test('what waited for the patient goes on when they write, and what was put off is in sight again', async () => {
  const id = await visit();
  await all.query(
    "insert into core.work_items (kind, subject_kind, subject_id, due_at) values ('callPatient', 'booking', $1, now() + interval '3 days')",
    [id],
  );
  await handOver(writtenAnswer({ to: addressOf(id) }));
  const stateOf = async (kind: string) => {
    const item = (await fileOf(id)).items.find((each) => each.kind === kind);
    return { id: item?.id ?? '', state: item?.clock.state, isAsleep: item?.asleepUntil !== null, history: item?.history ?? [] };
  };
  await pauseWork({ ...press(), itemId: (await stateOf('callPatient')).id }, 3);
  await snoozeWork({ ...press(), itemId: (await stateOf('letterArrived')).id }, new Date(Date.now() + 3_600_000));
  expect([(await stateOf('callPatient')).state, (await stateOf('letterArrived')).isAsleep]).toEqual(['paused', true]);
  await handOver(writtenAnswer({ to: addressOf(id), text: 'Já tenho os exames.' }));
  expect([(await stateOf('callPatient')).state, (await stateOf('letterArrived')).isAsleep]).toEqual(['onTime', false]);
  expect((await stateOf('callPatient')).history.map(({ kind }) => kind)).toEqual(['replied', 'paused']);
});

const asked = { name: 'Zulmira', email: 'zulmira@exemplo.pt', phone: '912345678', message: 'Tenho uma dúvida.' };

async function form({ isProven = true, kind = 'secondOpinion' as const, isReceived = true } = {}): Promise<string> {
  const [formId, contact] = [randomUUID(), { kind: 'email', value: asked.email } as const];
  const forms = requestStore(all, dbos, keys);
  await forms.save(formId, { kind, locale: 'pt', answers: asked, contact }, isReceived ? { answerBy: new Date(), isProven } : null);
  return (await forms.byForm(formId))?.id ?? '';
}
async function formFile(id: string, staff: { id: number; name: string; role?: 'medico' } = rita) {
  const file = await openVisitorRequest({ store: desk(), staff, visitorRequestId: id });
  if (!file) throw new Error('the form is there');
  return file;
}
const formItem = async (id: string) => (await formFile(id)).items.find(({ kind }) => kind === 'formLetterArrived');

test('an answer to a letter about a form is work at the form, and says whose address it bears', async () => {
  const id = await form();
  for (const from of [asked.email, 'outra@exemplo.pt'])
    await handOver(writtenAnswer({ to: addressOf(id, 'request'), from, text: `De ${from}` }));
  const { arrived, items, request } = await formFile(id);
  expect(arrived.map(({ standing }) => standing)).toEqual(['otherAddress', 'provenWithForm']);
  expect(items.filter(({ kind }) => kind === 'formLetterArrived')).toMatchObject([
    { subject: { kind: 'request', id }, detail: { number: request.number, form: 'secondOpinion' } },
  ]);
  const unproven = await form({ isProven: false });
  await handOver(writtenAnswer({ to: addressOf(unproven, 'request'), from: asked.email }));
  expect((await formFile(unproven)).arrived).toMatchObject([{ standing: 'givenWithForm' }]);
});

test('of a form that waits for its code there is no work, nor by the address of a booking', async () => {
  const [waiting, received] = [await form({ isReceived: false }), await form()];
  expect((await handOver(writtenAnswer({ to: addressOf(waiting, 'request') }))).status).toBe(204);
  expect((await handOver(writtenAnswer({ to: addressOf(received) }))).status).toBe(204);
  expect((await formFile(received)).arrived).toEqual([]);
  expect((await all.query('select from core.work_items where subject_id = $1', [waiting])).rowCount).toBe(0);
});

test('“já respondi” is not “tratado”: an answer by e-mail stays work until the page with it was pressed on', async () => {
  const id = await form();
  await handOver(writtenAnswer({ to: addressOf(id, 'request') }));
  await markRequestAnswered({ ...press(), visitorRequestId: id });
  const item = await formItem(id);
  expect(await settleWork({ ...press(), itemId: item?.id ?? '' })).toEqual({ ok: false, error: { kind: 'newerLetter' } });
  const requestId = randomUUID();
  const read = (await formFile(id)).arrived[0]?.id ?? '';
  expect(await settleWork({ ...press(), requestId, itemId: item?.id ?? '', read })).toMatchObject({ ok: true });
  expect(await formItem(id)).toBeUndefined();
  const { rows } = await all.query("select detail ->> 'visitorRequest' as form from core.audit_log where request_id = $1", [requestId]);
  expect(rows).toEqual([{ form: id }]);
});

test('what waited for whoever sent the form goes on when they write, and nobody can fill the desk with it', async () => {
  const id = await form();
  const own = async () => (await formFile(id)).items.find(({ kind }) => kind === 'secondOpinionRequest');
  await all.query("update core.work_items set due_at = now() + interval '3 days' where subject_id = $1", [id]);
  await pauseWork({ ...press(), itemId: (await own())?.id ?? '' }, 3);
  for (let sent = 0; sent < mostLettersADay + 2; sent++)
    await handOver(writtenAnswer({ to: addressOf(id, 'request'), text: `Resposta ${sent}` }));
  expect((await own())?.clock.state).not.toBe('paused');
  const { arrived } = await formFile(id);
  expect([arrived.length, mayLackLetters(arrived)]).toEqual([mostLettersADay, true]);
});

test('a doctor who was given the form reads no mail about it; with the form its answers go', async () => {
  const id = await form();
  await handOver(writtenAnswer({ to: addressOf(id, 'request') }));
  await all.query('update core.requests set assigned_to = 9 where id = $1', [id]);
  expect((await formFile(id, { id: 9, name: 'Dr. Elvira', role: 'medico' })).arrived).toEqual([]);
  await all.query('delete from core.requests where id = $1', [id]);
  expect((await all.query('select from core.arrived_letters where request_id = $1', [id])).rowCount).toBe(0);
});

test('an answer to a letter about an event is work at the registration, also when that has ended; who sees it is in the audit log', async () => {
  const [id, eventId] = [randomUUID(), 7_300];
  await all.query(
    `insert into core.event_registrations (id, form_id, event_id, event_ends_at, locale, mode, people, name, email, phone, note, proven_at,
       ended_at, ended_by) values ($1, $1, $2, now(), 'pt', 'room', 1, 'Zulmira', $3, '', '', now(), now(), 'eventWithdrawn')`,
    [id, eventId, asked.email],
  );
  await handOver(writtenAnswer({ to: addressOf(id, 'registration'), from: asked.email, text: 'Haverá outro?' }));
  const places = { desk: eventDesk(atDesk, dbos, keys), store: desk() };
  const [answer, ...others] = await readEventAnswers(places, rita, eventId, new Date());
  expect(others).toEqual([]);
  expect(answer).toMatchObject({ registration: { id, name: 'Zulmira' }, arrived: [{ text: 'Haverá outro?', standing: 'provenWithForm' }] });
  const { rows } = await all.query("select detail from core.audit_log where detail -> 'registrations' ? $1", [id]);
  expect(rows).toEqual([{ detail: { event: eventId, registrations: [id] } }]);
  const [item] = answer?.items ?? [];
  expect(item).toMatchObject({ kind: 'formLetterArrived', subject: { kind: 'registration', id }, detail: { event: eventId } });
  expect(await settleWork({ ...press(), itemId: item?.id ?? '', read: answer?.arrived[0]?.id ?? '' })).toMatchObject({ ok: true });
  expect((await readEventAnswers(places, rita, eventId, new Date()))[0]?.items).toEqual([]);
});
