import { emailProblem } from '../personal-data/email.ts';

export type NewsletterForm = { name: string; email: string; consent: boolean };

/** What is wrong with one field; the kind is also the message key. */
export type NewsletterProblem = {
  field: 'name' | 'email' | 'consent';
  kind: 'nameRequired' | 'emailRequired' | 'emailInvalid' | 'consentRequired';
};

export function newsletterProblems({ name, email, consent }: NewsletterForm): NewsletterProblem[] {
  const problems: NewsletterProblem[] = [];
  const aboutEmail = emailProblem(email);
  if (name.trim() === '') problems.push({ field: 'name', kind: 'nameRequired' });
  if (aboutEmail) problems.push({ field: 'email', kind: aboutEmail });
  if (!consent) problems.push({ field: 'consent', kind: 'consentRequired' });
  return problems;
}
