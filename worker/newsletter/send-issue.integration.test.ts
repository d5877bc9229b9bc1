import { randomUUID } from 'node:crypto';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { issueDeliveries } from '@clinic/core/adapters/database/newsletter/issue-deliveries';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { createLibrary, type Library } from '@clinic/core/content/library/library';
import type { IssueDeliveries } from '@clinic/core/newsletter/issue-deliveries';
import { newsletterLinks } from '@clinic/core/newsletter/newsletter-link';
import { sampleArticle } from '@clinic/core/newsletter/testing/sample-article';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sampleClinic } from '../mails/sample-mails.ts';
import { type SendMail, SmtpError } from '../smtp.ts';
import { tryUntilDone } from '../workflows/try-until-done.ts';
import { runIssue } from './register-issue.ts';
import { beginIssue, type IssuePorts, sendBatch } from './send-issue.ts';

type Sent = Parameters<SendMail>[0];
const articleId = 7;
const inBothLanguages = createLibrary([sampleArticle(articleId)]);
const onlyPortuguese = createLibrary([sampleArticle(articleId, { english: false })]);
let worker: pg.Pool;
let admin: pg.Pool;
let deliveries: IssueDeliveries;
beforeAll(async () => {
  const { url, roles } = await createMigratedDatabase();
  worker = createPool(roles.worker, () => {});
  admin = createPool(url, () => {});
  deliveries = issueDeliveries(createDatabase(worker));
});
afterAll(() => Promise.all([worker.end(), admin.end()]));
beforeEach(() =>
  admin.query('truncate core.newsletter_subscriptions, core.newsletter_suppressions, core.newsletter_issues, core.work_items cascade'),
);

async function subscribers(count: number, locale = 'pt'): Promise<void> {
  await admin.query(
    `insert into core.newsletter_subscriptions (email, name, locale, source, requested_at)
     select 'leitor' || n || '.' || $2 || '@exemplo.pt', 'Leitor', $2, 'page', now() from generate_series(1, $1::int) n`,
    [count, locale],
  );
}
async function issue(): Promise<string> {
  const id = randomUUID();
  await admin.query("insert into core.newsletter_issues (id, article_id, made_by, send_at) values ($1, $2, 'Rita', now())", [
    id,
    articleId,
  ]);
  return id;
}
function ports(send: SendMail, library: Library = inBothLanguages): IssuePorts {
  return {
    deliveries,
    library: () => library,
    keys,
    contact: async (locale) => sampleClinic(locale),
    send,
    siteOrigin: 'https://exemplo.pt',
  };
}
async function sendAll(each: IssuePorts, id: string): Promise<void> {
  await runIssue(each, id, (work, retries) => tryUntilDone(work, { ...retries, maxAttempts: 2, intervalSeconds: 0 }));
}
const openWork = async () =>
  (await admin.query("select detail from core.work_items where kind = 'newsletterNotSent' and closed_at is null order by id")).rows.map(
    ({ detail: { sent, open, refused } }) => ({ sent, open, refused }),
  );

test('each reader gets one letter, in their language, with a header and a link of their own to end it', async () => {
  await subscribers(120);
  await subscribers(3, 'en');
  const sent: Sent[] = [];
  await sendAll(
    ports(async (mail) => void sent.push(mail)),
    await issue(),
  );
  expect(new Set(sent.map(({ recipient }) => recipient)).size).toBe(123);
  expect(sent).toHaveLength(123);
  const english = sent.find(({ recipient }) => recipient === 'leitor1.en@exemplo.pt');
  expect(english).toMatchObject({ subject: 'Drinking water at night' });
  expect(english?.text).toContain('https://exemplo.pt/en/blog/drinking-water');
  const [, token = ''] = /^https:\/\/exemplo\.pt\/unsubscribe\/(.+)$/.exec(english?.unsubscribeUrl ?? '') ?? [];
  const { rows } = await admin.query("select id from core.newsletter_subscriptions where email = 'leitor1.en@exemplo.pt'");
  expect(newsletterLinks.manage.readToken(keys, token)).toBe(rows[0].id);
  for (const words of [english?.html, english?.text]) {
    expect(words).toContain(`/en/newsletter/preferencias?token=${token}`);
    expect(words).not.toContain('newsletter.invalid');
  }
});

test('a worker that dies leaves nobody out, and what is sent again has the same id', async () => {
  await subscribers(150);
  const id = await issue();
  const taken: Sent[] = [];
  let left = 40;
  const dies: SendMail = async (mail) => {
    if (left-- <= 0) throw new SmtpError('ECONNRESET', false);
    taken.push(mail);
  };
  await beginIssue(ports(dies), id);
  await expect(sendBatch(ports(dies), id)).rejects.toThrow(SmtpError);
  // Taken by the server, and not noted any more.
  const [lost] = taken;
  await admin.query(
    'update core.newsletter_deliveries set sent_at = null from core.newsletter_subscriptions s where s.id = subscription_id and s.email = $1',
    [lost?.recipient],
  );
  const later: Sent[] = [];
  await sendAll(
    ports(async (mail) => void later.push(mail)),
    id,
  );
  expect(new Set([...taken, ...later].map(({ recipient }) => recipient)).size).toBe(150);
  const again = later.filter(({ recipient }) => taken.some((mail) => mail.recipient === recipient));
  expect(again.map((mail) => mail.id)).toEqual([lost?.id]);
});

test('who stops or is kept off the list before their turn gets none', async () => {
  await subscribers(4);
  const id = await issue();
  const sent: string[] = [];
  const each = ports(async ({ recipient }) => void sent.push(recipient));
  await beginIssue(each, id);
  await admin.query("update core.newsletter_subscriptions set ended_at = now() where email = 'leitor1.pt@exemplo.pt'");
  await admin.query("insert into core.newsletter_suppressions (email, suppressed_by) values ('leitor2.pt@exemplo.pt', 'Rita')");
  await sendAll(each, id);
  expect(sent.toSorted()).toEqual(['leitor3.pt@exemplo.pt', 'leitor4.pt@exemplo.pt']);
});

test('an address that the server refuses for good does not hold up the others', async () => {
  await subscribers(5);
  const sent: string[] = [];
  const send: SendMail = async ({ recipient }) => {
    if (recipient.startsWith('leitor3')) throw new SmtpError('EENVELOPE 550', true);
    sent.push(recipient);
  };
  await sendAll(ports(send), await issue());
  expect(sent).toHaveLength(4);
  const { rows } = await admin.query(
    'select count(refused_at)::int as refused, count(sent_at)::int as sent from core.newsletter_deliveries',
  );
  expect(rows).toEqual([{ refused: 1, sent: 4 }]);
  expect(await openWork()).toEqual([]);
});

test('without a text in a language its readers get none; without any, or cancelled, nobody does', async () => {
  await subscribers(2);
  await subscribers(2, 'en');
  const sent: string[] = [];
  const send: SendMail = async ({ recipient }) => void sent.push(recipient);
  await sendAll(ports(send, onlyPortuguese), await issue());
  expect(sent.every((recipient) => recipient.includes('.pt@'))).toBe(true);
  expect(sent).toHaveLength(2);
  await sendAll(ports(send, createLibrary([])), await issue());
  const cancelled = await issue();
  await deliveries.cancel(cancelled);
  await sendAll(ports(send), cancelled);
  expect(sent).toHaveLength(2);
});

test('what the mail server does not take is handed to a person once it was tried for long; with the last letter that is done', async () => {
  await subscribers(5);
  const id = await issue();
  const sent: string[] = [];
  let isAway = true;
  const send: SendMail = async ({ recipient }) => {
    if (isAway && sent.length === 2) throw new SmtpError('ECONNREFUSED', false);
    sent.push(recipient);
  };
  await expect(sendAll(ports(send), id)).rejects.toThrow();
  expect(await openWork()).toEqual([{ sent: 2, open: 3, refused: 0 }]);
  const { rows } = await admin.query('select given_up_at is not null as "isGivenUp" from core.newsletter_issues');
  expect(rows).toEqual([{ isGivenUp: true }]);
  isAway = false;
  await sendAll(ports(send), id);
  expect(new Set(sent).size).toBe(5);
  expect(sent).toHaveLength(5);
  expect(await openWork()).toEqual([]);
});

test('a person hears of an issue that the mail server refuses to most, and of one whose article is withdrawn', async () => {
  await subscribers(3);
  const send: SendMail = async ({ recipient }) => {
    if (!recipient.startsWith('leitor1')) throw new SmtpError('EENVELOPE 550', true);
  };
  await sendAll(ports(send), await issue());
  await sendAll(ports(send, createLibrary([])), await issue());
  expect(await openWork()).toEqual([
    { sent: 1, open: 0, refused: 2 },
    { sent: 0, open: 0, refused: 0 },
  ]);
});
