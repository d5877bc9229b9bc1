import type { Browser, BrowserContext } from '@playwright/test';
import { requestMedicalReview } from '../content/load/request-medical-review.ts';
import { seedAccounts } from '../scripts/demo-accounts/seed-accounts.ts';
import { withDemoServices } from '../scripts/demo-accounts/with-demo-services.ts';
import { seedDay } from '../scripts/demo-day/seed-day.ts';
import { demoPassword } from '../scripts/stack/settings.ts';
import { openEveryWorkItem } from './staff-words/every-work-item.ts';
import type { TestSystem } from './system.ts';

/** The working day of `pnpm demo`, with an open item of every kind and a page that waits for its doctor. Twice changes nothing. */
export async function makeWorkingDay(system: TestSystem): Promise<void> {
  system.onlyAlone('a working day full of bookings');
  await withDemoServices(system.settings, async (services) => {
    const now = new Date();
    await seedAccounts(services, now);
    await seedDay(services, now);
    await openEveryWorkItem(services, now);
  });
  await requestMedicalReview(system.settings['BACKOFFICE_URL'] ?? '', demoPassword);
}

/** A browser in which somebody of the staff has signed in. */
export async function enterAs(system: TestSystem, browser: Browser, who: string, width = 1440): Promise<BrowserContext> {
  const baseURL = `http://localhost:${system.ports.backoffice}`;
  const context = await browser.newContext({ baseURL, locale: 'pt-PT', viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const data = { email: `${who}@exemplo.pt`, password: demoPassword };
  const answer = await context.request.post('/api/utilizadores/login', { data, headers: { origin: baseURL } });
  if (!answer.ok()) throw new Error(`${who} could not sign in: ${answer.status()}`);
  return context;
}
