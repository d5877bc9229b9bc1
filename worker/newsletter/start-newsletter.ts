import type { Database } from '@clinic/core/adapters/database/database';
import { confirmationLetters } from '@clinic/core/adapters/database/newsletter/confirmation-letters';
import { issueDeliveries } from '@clinic/core/adapters/database/newsletter/issue-deliveries';
import { testLetters } from '@clinic/core/adapters/database/newsletter/test-letters';
import { workflows } from '@clinic/core/adapters/dbos/application';
import type { ClinicContact } from '@clinic/core/booking/model/booking-mail';
import type { Library } from '@clinic/core/content/library/library';
import type { Locale } from '@clinic/core/kernel/locale';
import type { Env } from '../env.ts';
import type { SendMail } from '../smtp.ts';
import { registerIssue } from './register-issue.ts';
import { registerOneLetter } from './register-one-letter.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { sendTestLetter } from './send-test-letter.ts';

type StartNewsletterOptions = {
  env: Env;
  db: Database;
  contact: (locale: Locale) => Promise<ClinicContact>;
  send: SendMail;
  library: () => Library;
};

/** Sets up all work for the newsletter in this process. */
export function startNewsletter({ env, db, contact, send, library }: StartNewsletterOptions): void {
  const letters = confirmationLetters(db);
  const tests = testLetters(db);
  const sending = { keys: env.DATA_KEYS, contact, send, siteOrigin: env.SITE_ORIGIN, library };
  registerOneLetter(workflows.newsletterConfirmation, sendConfirmation({ ...sending, letters }), letters);
  registerOneLetter(workflows.newsletterTest, sendTestLetter({ ...sending, tests }), tests);
  registerIssue({ ...sending, deliveries: issueDeliveries(db) });
}
