import { randomUUID } from 'node:crypto';
import { createPool } from '@clinic/core/adapters/database/database';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { writeReturnAddress } from '@clinic/core/mail/returns/return-address';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { returnedMailKey, startReturnedMail } from '../../site/server/endpoints/testing/returned-mail-server.ts';
import { returnedLetter } from './returned-letter.ts';

let all: ReturnType<typeof createPool>;
let site: Awaited<ReturnType<typeof startReturnedMail>>;
beforeAll(async () => {
  const database = await createMigratedDatabase();
  all = createPool(database.url, () => {});
  // With the rights of the site alone.
  site = await startReturnedMail(database.roles.site);
});
afterAll(async () => {
  await site.close();
  await all.end();
});

const handOver = (body: string, bearer = returnedMailKey) =>
  fetch(`${site.origin}/callbacks/returned-mail`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'message/rfc822' },
  });
const reportOf = (letterId: string, recipient = 'bounce@exemplo.pt') =>
  returnedLetter({
    sender: writeReturnAddress(keys, 'devolucoes@exemplo.pt', letterId),
    recipient,
    messageId: `<mail-${letterId}@exemplo.pt>`,
  });

async function sentLetter(): Promise<{ id: string; bookingId: string }> {
  const [id, bookingId] = [randomUUID(), randomUUID()];
  await all.query(
    "insert into core.mails (id, recipient, subject, html, text, booking_id, sent_at) values ($1, 'bounce@exemplo.pt', 'Consulta', '', '', $2, now())",
    [id, bookingId],
  );
  return { id, bookingId };
}
const itemsOf = async (bookingId: string) =>
  (await all.query('select kind, detail from core.work_items where subject_id = $1', [bookingId])).rows;
const returnOf = async (id: string) => (await all.query('select status from core.mail_returns where letter_id = $1', [id])).rows;

test('a letter about a visit that comes back is noted with its code, and somebody calls; told twice it is one', async () => {
  const { id, bookingId } = await sentLetter();
  for (let time = 0; time < 2; time++) expect((await handOver(reportOf(id))).status).toBe(204);
  expect(await returnOf(id)).toEqual([{ status: '5.1.1' }]);
  expect(await itemsOf(bookingId)).toEqual([{ kind: 'letterNotDelivered', detail: { mailId: id } }]);
});

test('whoever has not the key, or has not seen the letter, marks nothing', async () => {
  const { id, bookingId } = await sentLetter();
  expect((await handOver(reportOf(id), 'another-key-another-key-another')).status).toBe(403);
  const signed = writeReturnAddress(keys, 'devolucoes@exemplo.pt', id);
  const forged = reportOf(id).replace(signed, signed.replace(/.{16}@/, `${'0'.repeat(16)}@`));
  const unsigned = reportOf(id).replace(signed, 'devolucoes@exemplo.pt');
  for (const report of [forged, unsigned]) expect((await handOver(report)).status).toBe(204);
  expect(await returnOf(id)).toEqual([]);
  expect(await itemsOf(bookingId)).toEqual([]);
});

test('somebody on holiday, a letter that is late and nonsense change nothing', async () => {
  const { id } = await sentLetter();
  const to = writeReturnAddress(keys, 'devolucoes@exemplo.pt', id);
  const holiday = `To: ${to}\r\nSubject: Fora do escritório\r\n\r\nVolto dia 3. Action: failed Status: 5.1.1\r\n`;
  for (const message of [holiday, reportOf(id).replace('Action: failed', 'Action: delayed'), '\0\0', ''])
    expect((await handOver(message)).status).toBe(204);
  expect(await returnOf(id)).toEqual([]);
});

async function subscriber(email: string): Promise<{ id: string; sendIssue: () => Promise<string> }> {
  const { rows } = await all.query<{ id: string }>(
    `insert into core.newsletter_subscriptions (email, name, locale, source, requested_at) values ($1, '', 'pt', 'page', now()) returning id`,
    [email],
  );
  const id = rows[0]?.id ?? '';
  const sendIssue = async () => {
    const sent = await all.query<{ letter_id: string }>(
      `with issue as (insert into core.newsletter_issues (article_id, made_by, send_at) values (1, 'Ana', now()) returning id)
       insert into core.newsletter_deliveries (issue_id, subscription_id, sent_at) select id, $1, now() from issue returning letter_id`,
      [id],
    );
    return sent.rows[0]?.letter_id ?? '';
  };
  return { id, sendIssue };
}
const endOf = async (id: string) =>
  (await all.query<{ ended_by: string | null }>('select ended_by from core.newsletter_subscriptions where id = $1', [id])).rows[0]
    ?.ended_by;

test('a newsletter that came back from a wrong address twice is sent there no more; once, or from a full mailbox, it still is', async () => {
  const [wrong, full] = [await subscriber('errado@exemplo.pt'), await subscriber('cheia@exemplo.pt')];
  const first = await wrong.sendIssue();
  for (const letter of [first, first]) await handOver(reportOf(letter));
  expect(await endOf(wrong.id)).toBeNull();
  await handOver(reportOf(await wrong.sendIssue()));
  expect(await endOf(wrong.id)).toBe('returned');
  for (let time = 0; time < 3; time++) await handOver(reportOf(await full.sendIssue(), 'bounce-full@exemplo.pt'));
  expect(await endOf(full.id)).toBeNull();
});
