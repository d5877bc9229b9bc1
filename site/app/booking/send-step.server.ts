import { pathTo } from '@clinic/core/addresses/path-to';
import { holdsFor, ownNumbers, sentFields } from '@clinic/core/booking/wizard/draft';
import { type DraftFields, type Question, type Step, stepRoutes, steps } from '@clinic/core/booking/wizard/steps';
import { type Walk, walk } from '@clinic/core/booking/wizard/walk';
import { redirect } from 'react-router';
import type { PageContext } from '../page-context.ts';
import { draftCookie } from './draft-cookie.server.ts';
import { keepFields } from './keep-fields.server.ts';
import type { OpenWizard } from './open-wizard.server.ts';

/** Why the screen is shown again, and the key to what was typed: on the first screen the browser does not have it yet. */
type Refused = { walk: Walk; fields: DraftFields; headers: { 'set-cookie': string } };

/** Keeps what was typed, right or wrong, and goes on, back, or nowhere: then the screen says why. */
export async function sendStep(page: PageContext, opened: OpenWizard, form: FormData): Promise<Refused> {
  const { step, draft, offer } = opened;
  if (step === 'check') throw redirect(pathTo(page.locale, stepRoutes.check), 303);
  const fields = { ...sentFields(step, form), ...beforehand(form) };
  const key = await keepFields(page, opened, fields);
  const all = { ...draft?.fields, ...fields };
  const walked = walk(all, offer);
  // Once the details are complete and somebody else's, what was proven is not about this visit.
  if (draft?.provenPatientId && walked.answers.details && !holdsFor(draft.known, all)) await page.booking.drafts.dropProof(key, ownNumbers);
  const to =
    form.get('go') === 'back' ? before(walked, step) : walked.open === step ? null : after(walked, step, form.get('return') === 'check');
  const headers = { 'set-cookie': draftCookie(key, page.origin) };
  if (to) throw redirect(pathTo(page.locale, stepRoutes[to]), { status: 303, headers });
  return { walk: walked, fields, headers };
}

/** What a doctor's page already knows; the visitor sees it chosen and may change it. */
function beforehand(form: FormData): { doctorId?: string } {
  const doctorId = form.get('presetDoctorId');
  return typeof doctorId === 'string' && /^\d{1,9}$/.test(doctorId) ? { doctorId } : {};
}

const before = ({ applicable }: Walk, step: Question): Step => applicable[Math.max(0, applicable.indexOf(step) - 1)] ?? 'mode';

/** On from a change made at the end one returns to the end, unless the change opened a question again. */
function after(walked: Walk, step: Question, returning: boolean): Step {
  const next = walked.applicable[walked.applicable.indexOf(step) + 1] ?? 'check';
  if (returning) return walked.open;
  return steps.indexOf(next) > steps.indexOf(walked.open) ? walked.open : next;
}
