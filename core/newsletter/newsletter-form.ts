import { parseEmail } from '../personal-data/email.ts';

export type NewsletterForm = { name: string; email: string; consent: boolean };

/** What is wrong with one field; the kind is also the message key. */
export type NewsletterProblem = {
  field: 'name' | 'email' | 'consent';
  kind: 'nameRequired' | 'emailRequired' | 'emailInvalid' | 'consentRequired';
};

export const longestSubscriberName = 120;

/** In lower case: one person is one subscription, however the address was typed. Null for an empty or impossible one. */
export function subscriberEmail(typed: string): string | null {
  const email = parseEmail(typed);
  return email.ok ? email.value.toLowerCase() : null;
}

export function newsletterProblems({ name, email, consent }: NewsletterForm): NewsletterProblem[] {
  const problems: NewsletterProblem[] = [];
  if (name.trim() === '') problems.push({ field: 'name', kind: 'nameRequired' });
  if (email.trim() === '') problems.push({ field: 'email', kind: 'emailRequired' });
  else if (subscriberEmail(email) === null) problems.push({ field: 'email', kind: 'emailInvalid' });
  if (!consent) problems.push({ field: 'consent', kind: 'consentRequired' });
  return problems;
}

/** Nobody reads the words, ticks the box and presses within this time. */
const quickestPersonMs = 2_000;

/**
 * `trap`: a field that people do not see. `openedAt`: when the form was shown, where that is known; the footer of a page that is stored for
 * everybody cannot tell.
 */
export const isFilledByRobot = ({ trap, openedAt }: { trap: string; openedAt: number | null }, now: number): boolean =>
  trap !== '' || (openedAt !== null && now - openedAt >= 0 && now - openedAt < quickestPersonMs);
