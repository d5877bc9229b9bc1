import { trapName } from '@clinic/core/http/filled-by-bot';
import { readFormPass } from '@clinic/core/http/form-pass';
import { isWorkDone } from '@clinic/core/http/proof-of-work';
import { longestEmail, longestName } from '@clinic/core/personal-data/field-lengths';
import type { PageContext } from '../page-context.ts';
import { formInputs } from '../requests/request-view.ts';

/** As its pass names it. */
export const newsletterForm = 'newsletter';

/** Signed-in patients have a button of their own; other forms have a tick. */
const ownForms = ['page', 'footer', 'article'] as const;

/** What came from the page itself, from the footer of any page or from the end of an article. */
export function readNewsletterForm(form: FormData) {
  const text = (name: string, longest: number) => String(form.get(name) ?? '').slice(0, longest);
  const opened = Number(text('opened', 20));
  return {
    typed: { name: text('name', longestName), email: text('email', longestEmail), consent: form.get('consent') === 'yes' },
    trap: text(trapName, 20),
    /** Null from a page that is stored for everybody. */
    openedAt: opened > 0 ? opened : null,
    work: { pass: text(formInputs.pass, 200), solution: text(formInputs.work, 1_000) },
    source: ownForms.find((source) => source === form.get('from')) ?? 'page',
  };
}

/** Whether the form was sent back for the work, and came again without it. */
export const comesWithoutWork = ({ requests }: PageContext, { pass, solution }: { pass: string; solution: string }): boolean =>
  solution === '' && readFormPass(requests.secret, [newsletterForm], pass, new Date()) !== null;

/** A solution counts once: there is no other trace of the form that it was for. */
export async function hasWorked({ requests }: PageContext, { pass, solution }: { pass: string; solution: string }): Promise<boolean> {
  const form = readFormPass(requests.secret, [newsletterForm], pass, new Date());
  return (
    form !== null && (await isWorkDone(requests.secret, form.formId, solution)) && requests.withinLimit('newslettersPerForm', form.formId)
  );
}
