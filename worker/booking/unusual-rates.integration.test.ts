import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { limits } from '@clinic/core/limits/limits';
import type { Logger } from '@clinic/core/logging/create-logger';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unusualRates } from './unusual-rates.ts';

let [worker, admin]: pg.Pool[] = [];
beforeAll(async () => {
  const { url, roles } = await createMigratedDatabase();
  [worker, admin] = [createPool(roles.worker, () => {}), createPool(url, () => {})];
});
afterAll(() => Promise.all([worker?.end(), admin?.end()]));

/** What the log was told, and what the front desk has to look at. */
async function count() {
  const warned: unknown[] = [];
  const logger = { warn: (facts: unknown) => void warned.push(facts) } as unknown as Logger;
  await unusualRates(createDatabase(worker as pg.Pool), logger)();
  const { rows } = await (admin as pg.Pool).query('select kind, split_part(subject_id, $1, 1) as what, detail from core.work_items', [' ']);
  return { warned, items: rows };
}

/** A third of each form. */
async function send(forms: number, at = 'now()') {
  const numbers = `generate_series(1, ${forms / 3}) as number`;
  await admin?.query(`
    insert into core.requests (kind, form_digest, locale, answers, sent_at)
      select 'contact', gen_random_uuid()::text::bytea, 'pt', '', ${at} from ${numbers};
    insert into core.newsletter_requests (email, name, locale, source, requested_at)
      select 'a@exemplo.pt', '', 'pt', 'footer', ${at} from ${numbers};
    insert into core.event_registrations (id, form_id, event_id, event_ends_at, locale, mode, people, name, email, phone, note, registered_at)
      select gen_random_uuid(), gen_random_uuid(), 7, now(), 'pt', 'room', 1, '', '', '', '', ${at} from ${numbers}`);
}

test('unusually many forms of unproven contacts, of all kinds together, are one line of alarm a minute and one item a day', async () => {
  await send(90);
  await send(300, "now() - interval '2 hours'");
  await admin?.query(
    "insert into core.newsletter_requests (email, name, locale, source, confirmed_at) select 'b@exemplo.pt', '', 'pt', 'page', now() from generate_series(1, 100)",
  );
  expect(await count(), 'older ones, and those that were confirmed, do not count').toEqual({ warned: [], items: [] });
  await send(12);
  const alarm = { warned: [{ alarm: 'unusualRate', forms: 102 }], items: [{ kind: 'unusualRate', what: 'forms', detail: { forms: 102 } }] };
  expect(await count()).toEqual(alarm);
  expect(await count(), 'again').toEqual(alarm);
  expect(limits.unprovenForms.uses, 'nobody is asked for more before somebody was told').toBeGreaterThan(102);
});
