import { pathTo } from '@clinic/core/addresses/path-to';
import { isSamePerson, ownNumbers, sentFields } from '@clinic/core/booking/form/draft';
import { type DraftFields, type InputStep, type Step, stepRoutes, steps } from '@clinic/core/booking/form/steps';
import { type WizardProgress, wizardProgress } from '@clinic/core/booking/form/wizard-progress';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { draftCookie } from './draft-cookie.server.ts';
import { keepFields } from './keep-fields.server.ts';
import type { LoadedWizard } from './load-wizard.server.ts';

/** The errors of the step, its input, and the draft's cookie: after the first step the browser does not have it yet. */
type Refused = { progress: WizardProgress; fields: DraftFields; headers: { 'set-cookie': string } };

/** Stores the input, valid or not, and redirects to the next or previous step. Returns if the input is invalid: the step is shown again. */
export async function submitStep(page: PageContext, opened: LoadedWizard, form: FormData): Promise<Refused> {
  const { step, draft, offer } = opened;
  if (step === 'check') throw redirect(pathTo(page.locale, stepRoutes.check), 303);
  const fields = { ...sentFields(step, form), ...beforehand(form) };
  const key = await keepFields(page, opened, fields);
  const all = { ...draft?.fields, ...fields };
  const progress = wizardProgress(all, offer);
  // The complete details are of another person than the proven patient, so the proof is discarded.
  if (draft?.provenPatientId && progress.answers.details && !isSamePerson(draft.known, all))
    await page.booking.drafts.dropProof(key, ownNumbers);
  const to =
    form.get('go') === 'back'
      ? before(progress, step)
      : progress.currentStep === step
        ? null
        : after(progress, step, form.get('return') === 'check');
  const headers = { 'set-cookie': draftCookie(key, page.origin) };
  if (to) throw redirect(pathTo(page.locale, stepRoutes[to]), { status: 303, headers });
  return { progress, fields, headers };
}

/** The doctor whose page led to the wizard: preselected, and the visitor may choose another. */
function beforehand(form: FormData): { doctorId?: string } {
  const doctorId = form.get('presetDoctorId');
  return typeof doctorId === 'string' && /^\d{1,9}$/.test(doctorId) ? { doctorId } : {};
}

const before = ({ applicable }: WizardProgress, step: InputStep): Step => applicable[Math.max(0, applicable.indexOf(step) - 1)] ?? 'mode';

/** `returning`: after a change made from the summary, back to the summary, or to the first step that the change made incomplete. */
function after(progress: WizardProgress, step: InputStep, returning: boolean): Step {
  const next = progress.applicable[progress.applicable.indexOf(step) + 1] ?? 'check';
  if (returning) return progress.currentStep;
  return steps.indexOf(next) > steps.indexOf(progress.currentStep) ? progress.currentStep : next;
}
