import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { confirmationLetters } from '@clinic/core/adapters/database/newsletter/confirmation-letters';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import type { QueuedMail } from '@clinic/core/mail/mail';
import type { ConfirmationLetters } from '@clinic/core/newsletter/confirmation-letters';
import { newsletterLinks } from '@clinic/core/newsletter/newsletter-link';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleClinic } from '../mails/sample-mails.ts';
import { sendConfirmation } from './send-confirmation.ts';

let worker: pg.Pool;
let admin: pg.Pool;
let letters: ConfirmationLetters;
beforeAll(async () => {
  const { url, roles } = await createMigratedDatabase();
  worker = createPool(roles.worker, () => {});
  admin = createPool(url, () => {});
  letters = confirmationLetters(createDatabase(worker));
});
afterAll(() => Promise.all([worker.end(), admin.end()]));

async function asked(email: string, locale = 'pt'): Promise<string> {
  const { rows } = await admin.query<{ id: string }>(
    "insert into core.newsletter_requests (email, name, locale, source) values ($1, 'Ganhou um prémio', $2, 'footer') returning id",
    [email, locale],
  );
  return rows[0]?.id ?? '';
}
async function run(id: string) {
  const mails: QueuedMail[] = [];
  const contact = async (locale: 'pt' | 'en') => sampleClinic(locale);
  const send = sendConfirmation({ letters, keys, contact, send: async (mail) => void mails.push(mail), siteOrigin: 'https://exemplo.pt' });
  return { outcome: await send(id), mails };
}

test('the letter is in the reader’s language, its link names the request, and a second run is the same letter', async () => {
  const id = await asked('leitora@exemplo.pt', 'en');
  const { mails } = await run(id);
  expect(mails).toMatchObject([{ id, recipient: 'leitora@exemplo.pt', subject: 'Confirm that you want the newsletter' }]);
  const [, token = ''] = /\/en\/newsletter\/confirmar\?token=([\w.-]+)/.exec(mails[0]?.text ?? '') ?? [];
  expect(newsletterLinks.confirm.readToken(keys, token)).toBe(id);
  expect((await run(id)).mails).toEqual(mails);
});

test('what was typed as a name is not in the letter: strangers must not have us send their words', async () => {
  const { mails } = await run(await asked('vitima@exemplo.pt'));
  expect(JSON.stringify(mails)).not.toContain('prémio');
});

test('what was sent, refused, or is kept off the list is not written', async () => {
  const [sent, refused, off] = [await asked('a@exemplo.pt'), await asked('b@exemplo.pt'), await asked('c@exemplo.pt')];
  await letters.recordSent(sent);
  await letters.recordRefused(refused);
  await admin.query("insert into core.newsletter_suppressions (email, suppressed_by) values ('c@exemplo.pt', 'Rita')");
  for (const id of [sent, refused, off]) expect(await run(id)).toEqual({ outcome: 'nothing to send', mails: [] });
});
