import { requestMedicalReview } from '../content/load/request-medical-review.ts';
import { SignInPaused } from '../content/load/sign-in.ts';
import { seedDay } from './demo-day/seed-day.ts';
import { runLocally } from './run-locally.ts';
import { demoPassword } from './stack/settings.ts';

/** `pnpm demo`: the built system with the demo clinic in the middle of a working day, as a visitor and the staff would meet it. */
await runLocally('production', async (services, now, { BACKOFFICE_URL: backOfficeUrl = '' }) => {
  await seedDay(services, now);
  await requestMedicalReview(backOfficeUrl, demoPassword).catch((error) => {
    // Whoever tries to sign in before everything is ready must not stop the demo for want of one page to review.
    if (!(error instanceof SignInPaused)) throw error;
    console.warn(`no page waits for its medical review: ${error.message}`);
  });
});
