import { mayWishEarlier } from '@clinic/core/booking/form/earlier-wish';
import { wishProblems, wishText } from '@clinic/core/booking/form/wish-text';
import type { PageContext } from '../../page-context.ts';
import type { LoadedWizard } from './load-wizard.server.ts';
import type { WizardView } from './wizard-view.ts';

/** The earlier hour that is asked for with the last button, into the draft: the booking takes it from there, after a code or at once. Nothing is booked with half a wish. */
export async function keepWish(
  page: PageContext,
  { key, draft, offer, progress }: LoadedWizard,
  form: FormData,
): Promise<Pick<WizardView, 'problems' | 'values'> | null> {
  if (!key || !draft || draft.submittedAt || !mayWishEarlier(offer, progress.answers)) return null;
  const earlier = wishText(form);
  const problems = wishProblems(earlier);
  if (problems.length > 0) return { problems, values: { earlier } };
  if (earlier !== (draft.fields.earlier ?? '')) await page.booking.drafts.save(key, { earlier });
  return null;
}
