import type { Draft } from '@clinic/core/booking/form/draft';
import { parseSlotText } from '@clinic/core/booking/form/slot-text';
import { type DraftFields, type InputStep, questionOf, questionsOf, type Step, stepFields } from '@clinic/core/booking/form/steps';
import { offeredModes } from '@clinic/core/booking/form/wizard-offer';
import { noPreferredDoctorId } from '@clinic/core/booking/model/constants';
import { isSubSpecialty } from '@clinic/core/booking/model/sub-specialties';
import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import type { Locale } from '@clinic/core/kernel/locale';
import { firstNameOf } from '@clinic/core/personal-data/person-name';
import type { PageContext } from '../../page-context.ts';
import type { LoadedWizard } from './load-wizard.server.ts';
import { isHourGone, isReturning } from './step-address.ts';
import { readStepOffer } from './steps/step-offer.server.ts';
import type { AnswersView, WizardView } from './wizard-view.ts';

export async function readView(page: PageContext, opened: LoadedWizard, query: URLSearchParams): Promise<WizardView> {
  const { step, progress, draft } = opened;
  const asked = questionsOf(progress.applicable);
  const at = asked.indexOf(questionOf(step));
  const preset = presetOf(opened, query);
  return {
    step,
    place: { current: at + 1, total: asked.length, previous: previousOf(step, progress.applicable) },
    values: ownFields(step, draft?.fields ?? {}),
    problems: [],
    trouble: null,
    preset,
    answers: toAnswersView(opened, { ...draft?.fields, ...preset }, page.locale),
    isForOther: draft?.fields.forOther === 'yes',
    offer: await readStepOffer(page, opened, query),
    proof: proofOf(step, draft),
    hasExpired: false,
    isHourGone: isHourGone(query),
    returning: isReturning(query) && step !== 'check',
  };
}

const previousOf = (step: Step, applicable: Step[]): Step | null =>
  step === 'type' ? 'specialty' : (applicable[applicable.indexOf(step) - 1] ?? null);

const modesInAddress: Record<string, VisitMode> = { presencial: 'inPerson', online: 'online' };

/** What the link to the wizard already knew. */
function presetOf({ step, offer }: LoadedWizard, query: URLSearchParams): WizardView['preset'] {
  const doctorId = query.get('medico') ?? '';
  const mode = offeredModes(offer).find((known) => known === modesInAddress[query.get('modo') ?? '']);
  if (step !== 'who') return {};
  return { ...(mode && { mode }), ...(offer.doctors.some(({ id }) => String(id) === doctorId) && { doctorId }) };
}

/** Offered once more where otherwise everything has to be typed; the first question has its own answer for it. */
function proofOf(step: Step, draft: Draft | null): WizardView['proof'] {
  if (draft?.provenPatientId) return { firstName: firstNameOf(draft.fields.name || draft.known.name || '') };
  return step === 'details' && draft?.fields.forOther !== 'yes' ? 'offered' : 'none';
}

/** A page carries what it asks for and nothing else of what was typed. */
function ownFields(step: Step, fields: DraftFields): DraftFields {
  if (step === 'check') return { earlier: fields.earlier ?? '' };
  return Object.fromEntries(stepFields[step].map((name) => [name, fields[name] ?? '']));
}

/** Only what was asked or known beforehand: a type that follows from the reason is no answer. The screen itself shows its own. */
function toAnswersView({ step, progress, offer }: LoadedWizard, fields: DraftFields, locale: Locale): AnswersView {
  const { forOther, hadConsultation, insured, price, date, time, slotDoctorId, details, payment } = progress.answers;
  const isAsked = (question: InputStep) => question !== step && progress.applicable.includes(question);
  const mode = progress.answers.mode ?? offeredModes(offer).find((known) => known === fields.mode);
  const subSpecialty = progress.answers.subSpecialty ?? (isSubSpecialty(fields.subSpecialty) ? fields.subSpecialty : undefined);
  const typeName = fields.typeId ? offer.settings.types.find(({ typeId }) => String(typeId) === fields.typeId)?.name : undefined;
  const doctorName = doctorIn(offer, locale, slotDoctorId ? String(slotDoctorId) : fields.doctorId);
  // An hour with which somebody came is told from the first screen on.
  const chosen = parseSlotText(fields.slot ?? '');
  const slot = date && time ? { date, time } : chosen && { date: chosen.date, time: chosen.time };
  const isVisitStep = step === 'professional' || step === 'slot';
  return {
    ...(forOther !== undefined && hadConsultation !== undefined && isAsked('who') && { who: { forOther, hadConsultation } }),
    ...(typeName && step !== 'type' && { typeName }),
    ...(subSpecialty && !typeName && isAsked('specialty') && { subSpecialty }),
    ...(mode && isAsked('mode') && { mode }),
    ...(insured !== undefined && isAsked('insurance') && { insured }),
    ...(price && step !== 'insurance' && { price }),
    ...(doctorName !== undefined && !isVisitStep && { doctorName }),
    ...(slot && !isVisitStep && { slot }),
    ...(details && isAsked('details') && { patientName: details.patient.name }),
    ...(payment && isAsked('payment') && { payment }),
  };
}

/** null: nobody in particular. */
function doctorIn({ doctors }: LoadedWizard['offer'], locale: Locale, doctorId: string | undefined): string | null | undefined {
  if (doctorId === String(noPreferredDoctorId)) return null;
  const doctor = doctors.find(({ id }) => String(id) === doctorId);
  return doctor && doctorNameIn(doctor.clinicalName, locale);
}
