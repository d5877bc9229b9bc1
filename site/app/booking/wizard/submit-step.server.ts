import { pathTo } from '@clinic/core/addresses/path-to';
import { type Draft, isSamePerson, ownNumbers, sentFields } from '@clinic/core/booking/form/draft';
import { fieldsOfKnownAnswer, knownAnswers } from '@clinic/core/booking/form/known-answer';
import { type DraftFields, type InputStep, type Step, stepRoutes } from '@clinic/core/booking/form/steps';
import { newlyReached } from '@clinic/core/booking/form/wizard-moments';
import { type WizardProgress, wizardProgress } from '@clinic/core/booking/form/wizard-progress';
import { isVisitMode } from '@clinic/core/booking/model/visit-mode';
import { redirect } from 'react-router';
import { startOfDraft } from '../../account/draft-of-account.server.ts';
import type { PageContext } from '../../page-context.ts';
import { draftCookie } from './draft-cookie.server.ts';
import { keepFields } from './keep-fields.server.ts';
import type { LoadedWizard } from './load-wizard.server.ts';
import { nothingPreset } from './preset.server.ts';
import { hourGoneAddress, stepAddress } from './step-address.ts';

/** The errors of the step, its input, and the draft's cookie: after the first step the browser does not have it yet. */
type Refused = { progress: WizardProgress; fields: DraftFields; headers: { 'set-cookie': string } };

/** Stores the input, valid or not, and redirects to the first open step or the previous one. Returns if the input is invalid: the step is shown again. */
export async function submitStep(page: PageContext, opened: LoadedWizard, form: FormData, linked = nothingPreset): Promise<Refused> {
  const { step, draft, offer } = opened;
  if (step === 'check') throw redirect(pathTo(page.locale, stepRoutes.check), 303);
  const known = step === 'who' ? await knownAnswerIn(page, draft, form, { ...linked.fields, ...beforehand(form) }) : null;
  const fields = known ?? { ...linked.fields, ...sentFields(step, form), ...impliedBy(step, form, draft), ...beforehand(form) };
  const { key, all } = await keepFields(page, opened, fields);
  const progress = wizardProgress(all, offer);
  page.noteWizardMoments(newlyReached(draft ? opened.progress.currentStep : null, progress.currentStep));
  // The complete details are of another person than the proven patient, so the proof is discarded.
  if (draft?.provenPatientId && progress.answers.details && !isSamePerson(draft.known, all))
    await page.booking.drafts.dropProof(key, ownNumbers);
  const headers = { 'set-cookie': draftCookie(key, page.origin) };
  const answer = (address: string) => redirect(linked.isHourGone ? hourGoneAddress(address) : address, { status: 303, headers });
  const to = (next: Step) => answer(stepAddress(page.locale, next));
  if (form.get('go') === 'back') throw to(before(progress, step));
  if (progress.currentStep === step) return { progress, fields, headers };
  if (step === 'who' && !known && saysKnown(fields) && !draft?.provenPatientId) throw answer(pathTo(page.locale, 'wizardKnown'));
  throw to(progress.currentStep);
}

/** What somebody whom we know said to what we know, and to the visit that the link was for. */
async function knownAnswerIn(page: PageContext, draft: Draft | null, form: FormData, preset: DraftFields): Promise<DraftFields | null> {
  const answer = knownAnswers.find((known) => known === form.get('known'));
  if (!answer) return null;
  const { known, fields } = draft ?? (await startOfDraft(page));
  const linked = answer === 'thisVisit' ? preset : {};
  return { ...linked, ...fieldsOfKnownAnswer(answer, known, { ...fields, ...preset }) };
}

/** Who says to be a patient is offered the code that fills in the rest. */
const saysKnown = ({ forOther, hadConsultation }: DraftFields) => forOther === 'no' && hadConsultation === 'yes';

/** A type that is chosen outright says what the visit is for, unless a reason was given. */
function impliedBy(step: InputStep, form: FormData, draft: Draft | null): DraftFields {
  return step === 'type' && form.get('typeId') && !draft?.fields.subSpecialty ? { subSpecialty: 'other' } : {};
}

/** What the link to the wizard already knew: chosen beforehand, and the visitor may choose otherwise. */
function beforehand(form: FormData): DraftFields {
  const [doctorId, mode] = [form.get('presetDoctorId'), form.get('presetMode')];
  return {
    ...(typeof doctorId === 'string' && /^\d{1,9}$/.test(doctorId) && { doctorId }),
    ...(isVisitMode(mode) && { mode }),
  };
}

const before = ({ applicable }: WizardProgress, step: InputStep): Step =>
  step === 'type' ? 'specialty' : (applicable[Math.max(0, applicable.indexOf(step) - 1)] ?? 'who');
