import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeSubscription, readSubscription, stopByOneClick } from '../../../newsletter/change-subscription.ts';
import { confirmSubscription, readConfirmation } from '../../../newsletter/confirm-subscription.ts';
import { newsletterLinks } from '../../../newsletter/newsletter-link.ts';
import type { NewsletterServices } from '../../../newsletter/newsletter-services.ts';
import { subscribeToNewsletter } from '../../../newsletter/subscribe.ts';
import { testDataKeys as keys } from '../../../secrets/test-data-keys.ts';
import { createDbosClient } from '../../dbos/dbos-client.ts';
import { createDatabase, createPool } from '../database.ts';
import { rateLimiter } from '../rate-limiter.ts';
import { createMigratedDatabase } from '../throwaway-migrated.ts';
import { newsletterStore } from './newsletter-store.ts';

let services: NewsletterServices;
let admin: pg.Pool;
let close: () => Promise<void>;
beforeAll(async () => {
  const { url, roles } = await createMigratedDatabase();
  const site = createPool(roles.site, () => {});
  admin = createPool(url, () => {});
  const dbos = await createDbosClient(roles.site, site);
  const withinLimit = rateLimiter(createDatabase(site), { secret: 'only-for-tests-only-for-tests', visitorsPerAddress: 1 });
  services = { subscriptions: newsletterStore(site, dbos), withinLimit, keys };
  close = async () => {
    await dbos.destroy();
    await Promise.all([site.end(), admin.end()]);
  };
});
afterAll(() => close());

let people = 0;
const newReader = () => `leitor${++people}@exemplo.pt`;
const ask = (
  email: string,
  more: { name?: string; client?: string; locale?: 'pt' | 'en'; isTrusted?: boolean; hasNoScript?: boolean } = {},
) =>
  subscribeToNewsletter(
    services,
    { name: more.name ?? 'Joaquim', email, consent: true },
    {
      locale: more.locale ?? 'pt',
      source: 'footer',
      client: more.client ?? `2001:db8::${++people}`,
      isTrusted: more.isTrusted ?? false,
      hasNoScript: more.hasNoScript ?? false,
    },
  );
async function asked(email: string, more: Parameters<typeof ask>[1] = {}): Promise<string> {
  const outcome = await ask(email, more);
  if (!outcome.ok) throw new Error(outcome.error.kind);
  return newsletterLinks.confirm.writeToken(keys, outcome.value.requestId);
}
async function subscribed(email: string) {
  const confirmed = await confirmSubscription(services, await asked(email));
  if (!confirmed.ok) throw new Error(confirmed.error.kind);
  return { ...confirmed.value, token: newsletterLinks.manage.writeToken(keys, confirmed.value.id) };
}
const standing = (email: string) => services.subscriptions.standingOf(email);
const eventsOf = async (email: string) =>
  (
    await admin.query<{ kind: string }>(
      'select e.kind from core.newsletter_events e join core.newsletter_subscriptions s on s.id = e.subscription_id where s.email = $1 order by e.id',
      [email],
    )
  ).rows.map(({ kind }) => kind);

test('the request and the work that writes its letter are there together, and only an id travels', async () => {
  const outcome = await ask(newReader());
  const id = outcome.ok ? outcome.value.requestId : '';
  const { rows } = await admin.query<{ name: string; inputs: string }>(
    'select name, coalesce(s.inputs, i.inputs) as inputs from dbos.workflow_status s left join dbos.workflow_input i using (workflow_uuid) where workflow_uuid = $1',
    [`newsletter-request-${id}`],
  );
  expect(rows).toMatchObject([{ name: 'newsletterConfirmation' }]);
  expect(rows[0]?.inputs).toContain(id);
  expect(rows[0]?.inputs).not.toContain('@');
});

test('nobody is subscribed by asking, nor by looking at the link', async () => {
  const email = newReader();
  const token = await asked(email);
  for (let look = 0; look < 3; look++) expect(await readConfirmation(services, token)).toMatchObject({ email, confirmedAt: null });
  expect(await standing(email)).toBe('waiting');
  expect((await admin.query('select from core.newsletter_subscriptions where email = $1', [email])).rowCount).toBe(0);
});

test('the pressed button subscribes; pressed again it says the same', async () => {
  const email = newReader();
  const token = await asked(email);
  const first = await confirmSubscription(services, token);
  expect(first).toMatchObject({ ok: true, value: { email, locale: 'pt', endedAt: null } });
  expect(await confirmSubscription(services, token)).toEqual(first);
  expect(await standing(email)).toBe('on');
  expect(await eventsOf(email)).toEqual(['confirmed footer']);
});

test('asking for an address that is on the list answers the same and changes nothing of it', async () => {
  const email = newReader();
  const { id } = await subscribed(email);
  expect((await ask(email, { name: 'Outra Pessoa', locale: 'en' })).ok).toBe(true);
  expect(await services.subscriptions.read(id)).toMatchObject({ name: 'Joaquim', locale: 'pt' });
  expect(await standing(email)).toBe('on');
});

test('a link ends after seven days', async () => {
  const email = newReader();
  const token = await asked(email);
  await admin.query("update core.newsletter_requests set requested_at = now() - interval '7 days 1 minute' where email = $1", [email]);
  expect(await readConfirmation(services, token)).toBeNull();
  expect(await confirmSubscription(services, token)).toEqual({ ok: false, error: { kind: 'linkEnded' } });
  expect(await standing(email)).toBe('off');
});

test('a used link does not begin again what its reader has ended', async () => {
  const email = newReader();
  const token = await asked(email);
  await confirmSubscription(services, token);
  await services.subscriptions.endByEmail(email, 'reader');
  expect(await confirmSubscription(services, token)).toEqual({ ok: false, error: { kind: 'linkEnded' } });
  expect(await standing(email)).toBe('off');
});

test('a reader changes the language, stops and begins again, and each is noted', async () => {
  const email = newReader();
  const { token } = await subscribed(email);
  expect(await changeSubscription(services, token, { kind: 'language', locale: 'en' })).toMatchObject({ value: { locale: 'en' } });
  expect(await changeSubscription(services, token, { kind: 'stop' })).toMatchObject({ value: { endedAt: expect.any(Date) } });
  expect(await standing(email)).toBe('off');
  expect(await changeSubscription(services, token, { kind: 'resume' })).toMatchObject({ value: { endedAt: null } });
  expect(await eventsOf(email)).toEqual(['confirmed footer', 'locale en', 'ended reader', 'resumed']);
});

test('an old letter that was passed on does not subscribe again whoever has left the list', async () => {
  const email = newReader();
  const { token } = await subscribed(email);
  await changeSubscription(services, token, { kind: 'stop' });
  await admin.query("update core.newsletter_subscriptions set ended_at = now() - interval '25 hours' where email = $1", [email]);
  expect(await changeSubscription(services, token, { kind: 'resume' })).toEqual({ ok: false, error: { kind: 'linkEnded' } });
  expect(await standing(email)).toBe('off');
});

test('whoever stopped and subscribes anew is on the list again', async () => {
  const email = newReader();
  const { id, token } = await subscribed(email);
  await changeSubscription(services, token, { kind: 'stop' });
  expect(await confirmSubscription(services, await asked(email, { name: 'Joaquim Tavares' }))).toMatchObject({
    value: { id, name: 'Joaquim Tavares', endedAt: null },
  });
});

test('one click stops; repeated, forged or too late it is taken all the same', async () => {
  const email = newReader();
  const { id, token } = await subscribed(email);
  for (const each of [token, token, `${token}x`, newsletterLinks.confirm.writeToken(keys, id), '']) await stopByOneClick(services, each);
  expect(await eventsOf(email)).toEqual(['confirmed footer', 'ended oneClick']);
  await admin.query('delete from core.newsletter_subscriptions where id = $1', [id]);
  await stopByOneClick(services, token);
  expect(await readSubscription(services, token)).toBeNull();
});

test('the link of a confirmation does not open the preferences', async () => {
  const { id } = await subscribed(newReader());
  expect(await readSubscription(services, newsletterLinks.confirm.writeToken(keys, id))).toBeNull();
});

test('strangers cannot fill a mailbox, and its owner still gets a letter from elsewhere', async () => {
  const email = newReader();
  const outcomes = [];
  for (let time = 0; time < 6; time++) outcomes.push((await ask(email, { client: '192.0.2.7' })).ok);
  expect(outcomes).toEqual([true, true, true, true, false, false]);
  expect((await ask(email, { client: '198.51.100.9' })).ok).toBe(true);
});

test('while unusually many forms arrive no letter is written before the browser has done its work', async () => {
  const { withinLimit } = services;
  services.withinLimit = async (name, subject) => name !== 'unprovenForms' && withinLimit(name, subject);
  const email = newReader();
  expect(await ask(email)).toEqual({ ok: false, error: { kind: 'workNeeded' } });
  expect(await standing(email)).toBe('off');
  expect(await ask(email, { isTrusted: true })).toMatchObject({ ok: true });
  const noScript = { hasNoScript: true, client: '203.0.113.4' };
  const outcomes = [];
  for (let time = 0; time < 6; time++) outcomes.push((await ask(newReader(), noScript)).ok);
  expect(outcomes, 'without script a few a day').toEqual([true, true, true, true, true, false]);
  services.withinLimit = withinLimit;
});

test('an address that the front desk keeps off the list is shown as such', async () => {
  const email = newReader();
  await subscribed(email);
  await admin.query("insert into core.newsletter_suppressions (email, suppressed_by) values ($1, 'Rita')", [email]);
  expect(await standing(email)).toBe('suppressed');
});
