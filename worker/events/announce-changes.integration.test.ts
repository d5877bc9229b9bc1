import { createPool } from '@clinic/core/adapters/database/database';
import { eventLetterStore } from '@clinic/core/adapters/database/events/event-letter-store';
import { eventStore } from '@clinic/core/adapters/database/events/event-store';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { createAddressBook } from '@clinic/core/addresses/address-book';
import { sampleLibrary } from '@clinic/core/content/library/sample-library';
import { settleMinutes } from '@clinic/core/events/announce-changes';
import { registerForEvent, registrationForm } from '@clinic/core/events/register-for-event';
import { sampleEvent } from '@clinic/core/events/testing/sample-registration';
import { writeFormPass } from '@clinic/core/http/form-pass';
import type { QueuedMail } from '@clinic/core/mail/mail';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleClinic } from '../mails/sample-mails.ts';
import { sendEventLetter } from './send-event-letter.ts';
import { tendEvents } from './start-events.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const event = sampleEvent({ startsAt: inDays(30), endsAt: inDays(30.1) });
const body = {
  id: 7,
  titulo: 'Sessão',
  slug: 'janeiro',
  data_inicio: event.startsAt,
  data_fim: event.endsAt,
  local: 'Sala',
  morada: 'Rua 1',
  modalidade: 'presencial',
};
const address = { collection: 'eventos' as const, slugs: { pt: 'janeiro' }, titles: { pt: 'Sessão' }, parent: null, updatedAt: '' };
const other = { ...body, id: 8, titulo: 'Outra', slug: 'outra' };
const published = (events: (typeof body)[]) =>
  sampleLibrary(
    createAddressBook(events.map((one) => ({ ...address, id: one.id }))),
    Object.fromEntries(events.map((one) => [`eventos/${one.id}`, one])),
  );
const asIs = published([body, other]);

let pool: pg.Pool;
let dbos: DBOSClient;
beforeAll(async () => {
  const { roles } = await createMigratedDatabase();
  pool = createPool(roles.worker, () => {});
  dbos = await createDbosClient(roles.worker, pool);
});
afterAll(async () => {
  await dbos.destroy();
  await pool.end();
});
beforeEach(async () => {
  await pool.query('delete from core.event_registrations');
  await pool.query('delete from core.announced_events');
});

async function register(email: string, mode = 'room') {
  const typed = { mode, people: '1', name: 'Joaquim', email, phone: '', note: '', consent: true };
  const pass = writeFormPass('a secret', registrationForm, new Date(Date.now() - 60_000));
  const services = { events: eventStore(pool, dbos, keys), withinLimit: async () => true, keys, secret: 'a secret' };
  await registerForEvent(
    services,
    { event, typed, pass, trap: '', solution: '', locale: 'pt', client: '', lastId: null, accountEmail: email },
    new Date(),
  );
}
const tend = (library: typeof asIs, minutes: number) => tendEvents(eventStore(pool, dbos, keys), library, inMinutes(minutes));

/** Sends what waits; whom it reached, and under which subject. */
async function sent(library: typeof asIs) {
  const mails: QueuedMail[] = [];
  const letters = eventLetterStore(pool, keys);
  const send = sendEventLetter({
    ...{ letters, library: () => library, keys, contact: async () => sampleClinic('pt'), siteOrigin: 'https://exemplo.pt' },
    send: async (mail) => void mails.push(mail),
  });
  const { rows } = await pool.query<{ id: string }>('select id from core.event_letters where sent_at is null order by queued_at');
  for (const { id } of rows) {
    await send(id);
    await letters.recordSent(id);
  }
  return mails;
}
const subjects = (mails: QueuedMail[]) => mails.map(({ recipient, subject }) => [recipient, subject]);

test('a new day and place are told to everybody registered, once, when the change has stood for a while', async () => {
  await register('a@exemplo.pt');
  await register('b@exemplo.pt');
  await tend(asIs, 1);
  await sent(asIs);
  const moved = published([{ ...body, data_inicio: inDays(37), data_fim: inDays(37.1), morada: 'Rua 2' }, other]);
  await tend(moved, 2);
  await tend(moved, 4);
  expect(await sent(moved), 'an editor may still be at it').toEqual([]);
  await tend(moved, 3 + settleMinutes);
  const mails = await sent(moved);
  expect(subjects(mails)).toEqual([
    ['a@exemplo.pt', 'Mudou algo no evento em que se inscreveu'],
    ['b@exemplo.pt', 'Mudou algo no evento em que se inscreveu'],
  ]);
  expect(mails[0]?.text).toContain('Mudou o dia ou a hora e o local.');
  expect(mails[0]?.text).toContain('Rua 2');
  expect(mails[0]?.attachments).toHaveLength(1);
  await tend(moved, 4 + settleMinutes);
  expect(await sent(moved)).toEqual([]);
  const kept = await pool.query<{ ends: Date }>('select event_ends_at as ends from core.event_registrations');
  for (const { ends } of kept.rows) expect(ends.getTime()).toBeGreaterThan(inMinutes(36 * 1440).getTime());
  const again = published([{ ...body, data_inicio: inDays(37), data_fim: inDays(37.1), morada: 'Rua 3' }, other]);
  for (const minutes of [30, 31 + settleMinutes]) await tend(again, minutes);
  expect(await sent(again)).toHaveLength(2);
});

test('a slip that is mended at once, and a new title, write to nobody', async () => {
  await register('a@exemplo.pt');
  await tend(asIs, 1);
  await sent(asIs);
  await tend(published([{ ...body, local: 'Slaa' }, other]), 2);
  await tend(asIs, 4);
  await tend(published([{ ...body, titulo: 'Sessão aberta' }, other]), 5 + settleMinutes);
  await tend(asIs, 6 + 2 * settleMinutes);
  expect(await sent(asIs)).toEqual([]);
});

test('whoever meant to come to a room that is no longer offered is put down for the video, and told so', async () => {
  await register('a@exemplo.pt');
  await tend(asIs, 1);
  await sent(asIs);
  const video = published([{ ...body, modalidade: 'online' }, other]);
  for (const minutes of [2, 3 + settleMinutes]) await tend(video, minutes);
  const [mail] = await sent(video);
  expect(mail?.text).toContain('Mudou a forma de assistir.');
  expect(mail?.text).toContain('Por vídeo, em casa');
  expect((await pool.query('select mode from core.event_registrations')).rows).toEqual([{ mode: 'video' }]);
});

test('an event that is withdrawn ends every registration with a letter that still names it', async () => {
  await register('a@exemplo.pt');
  await tend(asIs, 1);
  await sent(asIs);
  const without = published([other]);
  await tend(without, 2);
  expect(await sent(without)).toEqual([]);
  for (const minutes of [3 + settleMinutes, 5 + settleMinutes]) await tend(without, minutes);
  const mails = await sent(without);
  expect(subjects(mails)).toEqual([['a@exemplo.pt', 'O evento em que se inscreveu não se realiza']]);
  expect(mails[0]?.text).toContain('Sessão');
  expect(mails[0]?.attachments[0]?.content).toContain('METHOD:CANCEL');
  // Published again, whoever registers now knows of no change.
  await register('c@exemplo.pt');
  for (const minutes of [30, 31 + settleMinutes]) await tend(asIs, minutes);
  expect(subjects(await sent(asIs))).toEqual([['c@exemplo.pt', 'A sua inscrição está confirmada']]);
});

test('a worker that has loaded nothing withdraws nothing', async () => {
  await register('a@exemplo.pt');
  await tend(asIs, 1);
  await sent(asIs);
  for (const minutes of [2, 3 + settleMinutes]) await tend(published([]), minutes);
  expect(await sent(asIs)).toEqual([]);
});
