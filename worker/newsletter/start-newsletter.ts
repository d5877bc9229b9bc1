import type { Database } from '@clinic/core/adapters/database/database';
import { confirmationLetters } from '@clinic/core/adapters/database/newsletter/confirmation-letters';
import { issueDeliveries } from '@clinic/core/adapters/database/newsletter/issue-deliveries';
import { testLetters } from '@clinic/core/adapters/database/newsletter/test-letters';
import { workflows } from '@clinic/core/adapters/dbos/application';
import type { Library } from '@clinic/core/content/library/library';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import type { Env } from '../env.ts';
import { registerLetters } from '../mails/register-letters.ts';
import type { SendMail } from '../smtp.ts';
import { registerIssue } from './register-issue.ts';
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
  registerLetters({ name: workflows.newsletterConfirmation, send: sendConfirmation({ ...sending, letters }), letters });
  registerLetters({ name: workflows.newsletterTest, send: sendTestLetter({ ...sending, tests }), letters: tests });
  registerIssue({ ...sending, deliveries: issueDeliveries(db) });
}
