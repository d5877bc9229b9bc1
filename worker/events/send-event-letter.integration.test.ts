import { randomUUID } from 'node:crypto';
import { createPool } from '@clinic/core/adapters/database/database';
import { eventLetterStore } from '@clinic/core/adapters/database/events/event-letter-store';
import { eventStore } from '@clinic/core/adapters/database/events/event-store';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { createAddressBook } from '@clinic/core/addresses/address-book';
import { sampleLibrary } from '@clinic/core/content/library/sample-library';
import { confirmRegistration, endRegistration } from '@clinic/core/events/change-registration';
import { registerForEvent, registrationForm } from '@clinic/core/events/register-for-event';
import { registrationLinks } from '@clinic/core/events/registration-link';
import { sampleEvent } from '@clinic/core/events/testing/sample-registration';
import { writeFormPass } from '@clinic/core/http/form-pass';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleClinic } from '../mails/sample-mails.ts';
import type { SendMail } from '../smtp.ts';
import { sendEventLetter } from './send-event-letter.ts';
import { tendEvents } from './start-events.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const event = sampleEvent({ startsAt: inDays(30), endsAt: inDays(30.1), places: 1 });
const address = { collection: 'eventos' as const, id: 7, slugs: { pt: 'janeiro' }, titles: { pt: 'Sessão' }, parent: null, updatedAt: '' };
const body = { id: 7, titulo: 'Sessão', slug: 'janeiro', data_inicio: event.startsAt, data_fim: event.endsAt, local: 'Sala', lugares: 1 };
const library = sampleLibrary(createAddressBook([address]), { 'eventos/7': { ...body, inscricoes_abertas: true } });

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

async function register(email: string) {
  const typed = { mode: 'room', people: '1', name: 'Joaquim', email, phone: '', note: '', consent: true };
  const secret = 'a secret';
  const pass = writeFormPass(secret, registrationForm, new Date(Date.now() - 60_000));
  const services = { events: eventStore(pool, dbos, keys), withinLimit: async () => true, keys, secret };
  const sent = await registerForEvent(
    services,
    { event, typed, pass, trap: '', solution: '', locale: 'pt', client: '', lastId: null, accountEmail: null },
    new Date(),
  );
  if (!sent.ok || !sent.value) throw new Error('not registered');
  return sent.value;
}
/** Sends all letters that wait, twice each; what the mail server got. */
async function sendAll() {
  const mails: Parameters<SendMail>[0][] = [];
  const letters = eventLetterStore(pool, keys);
  const contact = async () => sampleClinic('pt');
  const send = sendEventLetter({
    ...{ letters, library: () => library, keys, contact, siteOrigin: 'https://exemplo.pt' },
    send: async (mail) => void mails.push(mail),
  });
  const { rows } = await pool.query<{ id: string }>('select id from core.event_letters where sent_at is null order by queued_at');
  for (const { id } of rows) {
    if ((await send(id)) === 'sent') await letters.recordSent(id);
    expect(await send(id)).toBe('nothing to send');
  }
  return mails;
}

test('each step of a registration is one letter with a link of its own, which proves the address', async () => {
  const first = await register('primeira@exemplo.pt');
  const second = await register('segunda@exemplo.pt');
  const [held, waiting] = await sendAll();
  expect([held?.recipient, held?.subject]).toEqual(['primeira@exemplo.pt', 'Confirme a sua inscrição']);
  expect(held?.attachments).toEqual([]);
  expect(held?.about, 'an answer is read at the registration').toEqual({ kind: 'registration', id: first.id });
  const token = /\/pt\/inscricao-evento-ip\/([\w.-]+)/.exec(held?.text ?? '')?.[1] ?? '';
  expect(registrationLinks.letter.readToken(keys, token)).toBe(first.id);
  expect([waiting?.recipient, waiting?.subject]).toEqual(['segunda@exemplo.pt', 'Confirme a sua inscrição']);
  await confirmRegistration(eventStore(pool, dbos, keys), event, { id: second.id, now: new Date() });

  await endRegistration(eventStore(pool, dbos, keys), event, { id: first.id, now: new Date() });
  expect((await sendAll()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['primeira@exemplo.pt', 'A sua inscrição terminou'],
    ['segunda@exemplo.pt', 'Há lugar para si'],
  ]);
  await pool.query("update core.event_registrations set offer_ends_at = now() - interval '1 minute' where id = $1", [second.id]);
  await tendEvents(eventStore(pool, dbos, keys), library, new Date());
  expect((await sendAll()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['segunda@exemplo.pt', 'A sua inscrição terminou'],
  ]);
});

test('who has cancelled before a letter left gets only the last one', async () => {
  const { id } = await register(`${randomUUID()}@exemplo.pt`);
  await endRegistration(eventStore(pool, dbos, keys), event, { id, now: new Date() });
  expect((await sendAll()).map(({ subject }) => subject)).toEqual(['A sua inscrição terminou']);
});
