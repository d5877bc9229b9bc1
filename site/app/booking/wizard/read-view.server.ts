import type { Draft } from '@clinic/core/booking/form/draft';
import { type DraftFields, type InputStep, type Step, stepFields } from '@clinic/core/booking/form/steps';
import { noPreferredDoctorId } from '@clinic/core/booking/model/constants';
import { firstNameOf } from '@clinic/core/personal-data/person-name';
import type { PageContext } from '../../page-context.ts';
import type { LoadedWizard } from './load-wizard.server.ts';
import { isReturning } from './step-address.ts';
import { readStepOffer } from './steps/step-offer.server.ts';
import type { AnswersView, WizardView } from './wizard-view.ts';

export async function readView(page: PageContext, opened: LoadedWizard, query: URLSearchParams): Promise<WizardView> {
  const { step, progress, draft } = opened;
  const at = progress.applicable.indexOf(step);
  return {
    step,
    place: {
      current: at + 1,
      total: progress.applicable.length,
      previous: progress.applicable[at - 1] ?? null,
      next: progress.applicable[at + 1] ?? null,
    },
    values: ownFields(step, draft?.fields ?? {}),
    problems: [],
    trouble: null,
    answers: toAnswersView(opened),
    offer: await readStepOffer(page, opened, query),
    proof: proofOf(step, draft),
    hasExpired: false,
    returning: isReturning(query) && step !== 'check',
  };
}

/** Offered at the beginning, and once more where otherwise everything has to be typed. */
function proofOf(step: Step, draft: Draft | null): WizardView['proof'] {
  if (draft?.provenPatientId) return { firstName: firstNameOf(draft.fields.name || draft.known.name || '') };
  return step === 'mode' || step === 'details' ? 'offered' : 'none';
}

/** A page carries what it asks for and nothing else of what was typed. */
function ownFields(step: Step, fields: DraftFields): DraftFields {
  if (step === 'check') return {};
  return Object.fromEntries(stepFields[step].map((name) => [name, fields[name] ?? '']));
}

/** Only what was asked: a type that was the only one is no answer of the visitor's. The screen itself shows its own. */
function toAnswersView({ step, progress, offer }: LoadedWizard): AnswersView {
  const { mode, typeId, subSpecialty, doctorId, insured, price, date, time, details, payment } = progress.answers;
  const isAsked = (question: InputStep) => question !== step && progress.applicable.includes(question);
  const typeName = offer.settings.types.find((type) => type.typeId === typeId)?.name;
  const doctorName = doctorId === noPreferredDoctorId ? null : offer.doctors.find(({ id }) => id === doctorId)?.clinicalName;
  return {
    ...(mode && isAsked('mode') && { mode }),
    ...(typeName && isAsked('type') && { typeName }),
    ...(subSpecialty && isAsked('specialty') && { subSpecialty }),
    ...(doctorName !== undefined && isAsked('professional') && { doctorName }),
    ...(insured !== undefined && isAsked('insurance') && { insured }),
    ...(price && step !== 'insurance' && { price }),
    ...(date && time && isAsked('slot') && { slot: { date, time } }),
    ...(details && isAsked('details') && { patientName: details.patient.name }),
    ...(payment && isAsked('payment') && { payment }),
  };
}
