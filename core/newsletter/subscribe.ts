import type { Locale } from '../kernel/locale.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { withinContactBudget } from '../limits/contact-budget.ts';
import { mailboxOf } from '../limits/mailbox-of.ts';
import { mayGoWithoutCode, mayTakeUnproven } from '../limits/unproven-forms.ts';
import { comparableEmail } from '../personal-data/email.ts';
import { longestName } from '../personal-data/field-lengths.ts';
import { inOneLine } from '../personal-data/person-name.ts';
import { type NewsletterForm, type NewsletterProblem, newsletterProblems } from './newsletter-form.ts';
import type { NewsletterServices } from './newsletter-services.ts';
import type { SubscriptionSource } from './newsletter-store.ts';

type Asker = {
  locale: Locale;
  source: SubscriptionSource;
  client: string;
  /** Whether the browser has done the work that it was asked for, or somebody is signed in. */
  isTrusted: boolean;
  /** The form came back once for that work, and was sent again without it. */
  hasNoScript: boolean;
};
export type SubscribeTrouble = { kind: 'invalid'; problems: NewsletterProblem[] } | { kind: 'tooMany' | 'workNeeded' };

/**
 * One letter is written whoever the address belongs to and whether or not it is on the list: only its reader finds out. Until that
 * reader presses the button nobody is subscribed, and nothing that was subscribed before changes.
 */
export async function subscribeToNewsletter(
  { subscriptions, withinLimit }: Pick<NewsletterServices, 'subscriptions' | 'withinLimit'>,
  form: NewsletterForm,
  { locale, source, client, isTrusted, hasNoScript }: Asker,
): Promise<Result<{ requestId: string }, SubscribeTrouble>> {
  const problems = newsletterProblems(form);
  const email = comparableEmail(form.email);
  if (problems.length > 0 || email === null) return err({ kind: 'invalid', problems });
  if (!(await withinLimit('newslettersPerAddress', client))) return err({ kind: 'tooMany' });
  const mailbox = { contact: mailboxOf(email), client };
  if (!(await withinContactBudget(withinLimit, 'newsletters', mailbox))) return err({ kind: 'tooMany' });
  // Last, so that what is refused anyway does not count for all.
  const isTaken = isTrusted || (await mayTakeUnproven(withinLimit)) || (hasNoScript && (await mayGoWithoutCode(withinLimit, client)));
  if (!isTaken) return err({ kind: 'workNeeded' });
  const name = inOneLine(form.name).slice(0, longestName);
  return ok({ requestId: await subscriptions.addRequest({ email, name, locale, source }) });
}
