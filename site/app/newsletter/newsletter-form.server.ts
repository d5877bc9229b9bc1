import { longestSubscriberName } from '@clinic/core/newsletter/newsletter-form';

/** Signed-in patients have a button of their own; other forms have a tick. */
const ownForms = ['page', 'footer', 'article'] as const;

/** What came from the page itself, from the footer of any page or from the end of an article. */
export function readNewsletterForm(form: FormData) {
  const text = (name: string, longest: number) => String(form.get(name) ?? '').slice(0, longest);
  const opened = Number(text('opened', 20));
  return {
    typed: { name: text('name', longestSubscriberName), email: text('email', 254), consent: form.get('consent') === 'yes' },
    robot: { trap: text('website', 20), openedAt: opened > 0 ? opened : null },
    source: ownForms.find((source) => source === form.get('from')) ?? 'page',
  };
}
