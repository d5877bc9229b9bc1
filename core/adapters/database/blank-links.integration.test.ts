import { createHmac, randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeVisitToken } from '../../booking/visit-link/visit-link.ts';
import { writeOfferToken } from '../../booking/waiting/offer-link.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { blankAbandonedLinks, blankedLink } from './blank-links.ts';
import { createDatabase } from './database.ts';
import { mailPorts } from './mail-ports.ts';
import { up as blankSentLinks } from './migrations/0021-blank-sent-links.ts';
import { createThrowawayStore, type ThrowawayStore } from './throwaway-store.ts';

let database: ThrowawayStore;
beforeAll(async () => {
  database = await createThrowawayStore();
});
afterAll(() => database.close());

const bookingId = randomUUID();
const token = writeVisitToken(['a secret'], { bookingId, version: 12 });
const unversioned = `${bookingId}.${createHmac('sha256', 'a secret').update(bookingId).digest('base64url').slice(0, 27)}`;
const password = 'c0ffee'.repeat(7);
const links = [token, unversioned, password];
const text = `Olá "Ana".\nhttps://x.pt/resultado/${token}?a=1 e https://x.pt/resultado/${unversioned}. https://b.pt/admin/reset/${password}`;

async function keep(state: 'sent' | 'waiting' | 'forgotten'): Promise<string> {
  const { pool, dbos } = database;
  const attachments = [{ filename: 'a.txt', contentType: 'text/plain', content: text }];
  const id = await queueMail(mailPorts(pool, dbos), { recipient: 'ana@exemplo.pt', subject: 'Olá', html: text, text, attachments });
  if (state === 'sent') await pool.query('update core.mails set sent_at = now() where id = $1', [id]);
  if (state === 'forgotten') await pool.query('delete from dbos.workflow_status where workflow_uuid = $1', [`mail-${id}`]);
  return id;
}
const read = async (id: string) =>
  (await database.pool.query('select html, text, attachments from core.mails where id = $1', [id])).rows[0];
const isWhole = async (id: string) => (await read(id)).text === text;
const blanked = links.reduce((words, link) => words.replace(link, blankedLink), text);
const whollyBlanked = { html: blanked, text: blanked, attachments: [{ filename: 'a.txt', contentType: 'text/plain', content: blanked }] };

test('letters that were sent before lose their links with the migration; those still to be sent do not', async () => {
  const [sent, waiting] = [await keep('sent'), await keep('waiting')];
  await blankSentLinks(new Kysely<unknown>({ dialect: new PostgresDialect({ pool: database.pool }) }));
  expect(await read(sent)).toEqual(whollyBlanked);
  expect(await isWhole(waiting)).toBe(true);
});

test('whatever was left behind loses them at night, and only once', async () => {
  const db = createDatabase(database.pool);
  await blankAbandonedLinks(db);
  const [sent, waiting, forgotten] = [await keep('sent'), await keep('waiting'), await keep('forgotten')];
  expect(await blankAbandonedLinks(db)).toBe(2);
  for (const id of [sent, forgotten]) expect(await read(id)).toEqual(whollyBlanked);
  expect(await isWhole(waiting)).toBe(true);
  expect(await blankAbandonedLinks(db)).toBe(0);
});

test('the link of an offered hour is taken out, too', async () => {
  const { pool, dbos } = database;
  const said = `https://x.pt/pt/hora/${writeOfferToken(['a secret'], { id: randomUUID(), version: 0 })} até às 12:10`;
  const id = await queueMail(mailPorts(pool, dbos), { recipient: 'ana@exemplo.pt', subject: 'Olá', html: said, text: said });
  await pool.query('update core.mails set sent_at = now() where id = $1', [id]);
  await blankAbandonedLinks(createDatabase(pool));
  const blank = `https://x.pt/pt/hora/${blankedLink} até às 12:10`;
  expect(await read(id)).toMatchObject({ html: blank, text: blank });
});
