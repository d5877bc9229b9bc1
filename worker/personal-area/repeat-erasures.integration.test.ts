import { type AreaFixture, createAreaFixture, familyEmail } from '@clinic/core/adapters/database/personal-area/testing/area-fixture';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseAccount } from './erase-account.ts';
import { repeatErasures, takenBackSince } from './repeat-erasures.ts';

/** `later` ran on; `restored` is as it was before. */
let later: AreaFixture;
let restored: AreaFixture;
beforeAll(async () => {
  [later, restored] = await Promise.all([createAreaFixture(), createAreaFixture()]);
});
afterAll(() => Promise.all([later.close(), restored.close()]));

async function sameAccount(email: string): Promise<string> {
  const [{ id }, copy] = [await later.account(email), await restored.account(email)];
  await restored.pool.query('update core.accounts set id = $1 where id = $2', [id, copy.id]);
  return id;
}

test('what was erased or ended after the moment is erased and ended again, once, and nothing else is', async () => {
  const [erased, early, kept] = [
    await sameAccount(familyEmail),
    await sameAccount('cedo@exemplo.pt'),
    await sameAccount('fica@exemplo.pt'),
  ];
  for (const fixture of [later, restored])
    await fixture.pool.query(
      `insert into core.newsletter_subscriptions (id, email, name, locale, source, requested_at) values
        ('00000000-0000-4000-8000-000000000001', 'sai@exemplo.pt', 'A', 'pt', 'footer', now()),
        ('00000000-0000-4000-8000-000000000002', 'le@exemplo.pt', 'B', 'pt', 'footer', now())`,
    );
  await eraseAccount({ pool: later.pool, dbos: later.dbos, keys }, early);
  const { rows } = await later.pool.query<{ now: Date }>('select clock_timestamp() as now');
  const moment = rows[0]?.now ?? new Date();
  await eraseAccount({ pool: later.pool, dbos: later.dbos, keys }, erased);
  await later.pool.query(`update core.newsletter_subscriptions set ended_at = now(), ended_by = 'link' where email = 'sai@exemplo.pt'`);

  const takenBack = await takenBackSince(later.pool, moment);
  expect(takenBack).toMatchObject({ accounts: [erased], subscriptions: [{ endedBy: 'link' }] });
  for (let run = 0; run < 2; run++) await repeatErasures({ pool: restored.pool, dbos: restored.dbos, keys }, takenBack);

  const accounts = await restored.pool.query('select id, email from core.accounts where closed_at is null order by email');
  expect(accounts.rows).toEqual([
    { id: early, email: 'cedo@exemplo.pt' },
    { id: kept, email: 'fica@exemplo.pt' },
  ]);
  const letters = await restored.pool.query('select from core.account_letters where recipient = $1', [familyEmail]);
  expect(letters.rowCount).toBe(1);
  const subscriptions = await restored.pool.query('select email from core.newsletter_subscriptions where ended_at is null');
  expect(subscriptions.rows).toEqual([{ email: 'le@exemplo.pt' }]);
});
