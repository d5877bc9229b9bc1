import type { Locale } from '../kernel/locale.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { withinContactBudget } from '../limits/contact-budget.ts';
import type { WithinLimit } from '../limits/limits.ts';
import { mailboxOf } from '../limits/mailbox-of.ts';
import { comparableEmail } from '../personal-data/email.ts';
import { inOneLine, longestName } from '../personal-data/person-name.ts';
import { type NewsletterForm, type NewsletterProblem, newsletterProblems } from './newsletter-form.ts';
import type { NewsletterServices } from './newsletter-services.ts';
import type { SubscriptionSource } from './newsletter-store.ts';

type Asker = { locale: Locale; source: SubscriptionSource; client: string };
export type SubscribeTrouble = { kind: 'invalid'; problems: NewsletterProblem[] } | { kind: 'tooMany' };

/**
 * One letter is written whoever the address belongs to and whether or not it is on the list: only its reader finds out. Until that
 * reader presses the button nobody is subscribed, and nothing that was subscribed before changes.
 */
export async function subscribeToNewsletter(
  { subscriptions, withinLimit }: Pick<NewsletterServices, 'subscriptions' | 'withinLimit'>,
  form: NewsletterForm,
  { locale, source, client }: Asker,
): Promise<Result<{ requestId: string }, SubscribeTrouble>> {
  const problems = newsletterProblems(form);
  const email = comparableEmail(form.email);
  if (problems.length > 0 || email === null) return err({ kind: 'invalid', problems });
  if (!(await mayAsk(withinLimit, email, client))) return err({ kind: 'tooMany' });
  const name = inOneLine(form.name).slice(0, longestName);
  return ok({ requestId: await subscriptions.addRequest({ email, name, locale, source }) });
}

const mayAsk = async (withinLimit: WithinLimit, email: string, client: string): Promise<boolean> =>
  (await withinLimit('newslettersPerAddress', client)) &&
  withinContactBudget(withinLimit, 'newsletters', { contact: mailboxOf(email), client });
