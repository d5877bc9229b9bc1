import { expect } from '@playwright/test';
import { accountTexts, actButton, openAccountPage, registerLinked } from './account/account-walk.ts';
import { newPatient } from './booking/journey.ts';
import { records } from './booking/records.ts';
import { standIns } from './booking/stand-ins.ts';
import { phoneDevice } from './booking/visitor.ts';
import { test } from './system.ts';

test.use(phoneDevice);
test.afterEach(({ system }) => standIns(system).mend());

const { area } = accountTexts.pt;

test('while the clinic does not answer the area shows what is known, and a change arrives later', async ({ system, page }) => {
  test.setTimeout(120_000);
  const person = newPatient();
  const { ours, theirs } = records(system);
  await registerLinked(page, system, person);
  await standIns(system).breakClinic({ operation: '*', kind: 'unavailable' });
  // What the clinic said a minute ago would still count as fresh.
  await ours(
    `update core.seen_appointments set seen_at = seen_at - interval '2 minutes'
     where account_id = (select id from core.accounts where email = $1)`,
    person.email,
  );
  await openAccountPage(page, system, 'pt', 'personalArea');
  await expect(page.getByText(area.home.silent)).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible();
  await openAccountPage(page, system, 'pt', 'visitHistory');
  await expect(page.getByText(area.history.silent.split('{')[0] ?? '')).toBeVisible();
  await openAccountPage(page, system, 'pt', 'profile', '?mudar=profession');
  await expect(page.getByText(area.profile.silent, { exact: true })).toBeVisible();
  await expect(page.getByText(area.profile.missing)).toHaveCount(0);
  await page.locator('input[name="profession"]').fill('Carpinteira');
  await actButton(page, 'change').click();
  await expect(page.locator('main').getByRole('status')).toHaveText(area.profile.kept.waiting);
  await expect(page.getByText(area.profile.edit.waiting)).toBeVisible();
  await openAccountPage(page, system, 'pt', 'personalArea');
  await expect(page.getByText(area.awaiting.editWaiting.replace('{field}', area.profile.fields.profession))).toBeVisible();
  await standIns(system).mend();
  const atClinic = async () => {
    const [row] = await theirs<{ profession: string }>(
      'select profession from sandbox.clinic_patients where $1 = any(contacts)',
      person.email,
    );
    return row?.profession;
  };
  await expect.poll(atClinic, { timeout: 60_000 }).toBe('Carpinteira');
  // After so many silences the site leaves the clinic alone for a moment.
  await expect(async () => {
    await openAccountPage(page, system, 'pt', 'profile');
    await expect(page.getByText('Carpinteira')).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText(area.profile.edit.waiting)).toHaveCount(0);
});
