import { err, ok, type Result } from '../../kernel/result.ts';
import type { PaymentChoice } from '../model/payment-choice.ts';
import type { VisitPrice } from '../model/price.ts';
import type { SubSpecialty } from '../model/sub-specialties.ts';
import type { VisitMode } from '../model/visit-mode.ts';
import { detailsOf, insuranceOf, modeOf, paymentOf, professionalOf, slotOf, specialtyOf, typeOf, whoOf } from './check-step.ts';
import type { FieldProblem } from './fields/booking-message.ts';
import { type DraftFields, type InputStep, type Step, steps } from './steps.ts';
import { modesFor, type VisitPurpose, visitKind } from './visit-kind.ts';
import { paymentsFor, priceOf, type WizardOffer } from './wizard-offer.ts';

type Details = Extract<ReturnType<typeof detailsOf>, { ok: true }>['value'];

/** The valid answers of the steps so far. */
export type Answers = {
  forOther?: boolean;
  hadConsultation?: boolean;
  subSpecialty?: SubSpecialty;
  mode?: VisitMode;
  /** Chosen outright, or that of the reason. */
  typeId?: number;
  /** Who may see the patient for this, in order. */
  doctorIds?: number[];
  doctorId?: number;
  insured?: boolean;
  price?: VisitPrice;
  date?: string;
  time?: string;
  startsAt?: Date;
  /** The doctor whose hour it is; null where it is anybody's. */
  slotDoctorId?: number | null;
  details?: Details;
  payment?: PaymentChoice;
  mbwayPhone?: string | null;
};

/** The first step whose answer is missing or invalid, with its problems; `check` if all are valid. */
export type WizardProgress = { answers: Answers; currentStep: Step; problems: FieldProblem[]; applicable: Step[] };

type Taken = Result<Partial<Answers>, FieldProblem[]>;
const take = <T>(result: Result<T, FieldProblem[]>, read: (value: T) => Partial<Answers>): Taken =>
  result.ok ? ok(read(result.value)) : result;

/** Checks one step. A step is checked only with the answers of those before it. */
function answer(step: InputStep, fields: DraftFields, offer: WizardOffer, known: Answers): Taken {
  const { mode = 'inPerson', typeId = 0, startsAt = offer.now, doctorIds = [], doctorId } = known;
  switch (step) {
    case 'who':
      return take(whoOf(fields), (value) => value);
    case 'specialty':
      return take(specialtyOf(fields), (value) => value);
    case 'type':
      return fields.typeId ? take(typeOf(fields, offer), (value) => value) : ok({});
    case 'mode':
      return take(modeOf(fields, offer, purposeOf(known, fields)), (value) => ({
        ...value,
        ...kindOf(offer, value.mode, purposeOf(known, fields)),
      }));
    case 'insurance':
      return take(insuranceOf(fields), ({ insured }) => {
        const price = priceOf(offer, { typeId, mode, insured });
        return { insured, ...(price && { price }) };
      });
    case 'professional':
      return take(professionalOf(fields, doctorIds), (value) => value);
    case 'slot':
      return take(slotOf(fields, offer, doctorId ? [doctorId] : doctorIds), ({ date, time }) => ({ date, ...time }));
    case 'details':
      return take(detailsOf(fields, offer, mode), (details) => ({ details }));
    case 'payment':
      return take(paymentOf(fields, offer, mode, startsAt), (value) => value);
  }
}

/** What the visit is for, as far as it was answered; the doctor may be chosen beforehand. */
export const purposeOf = ({ subSpecialty = 'other', typeId }: Partial<VisitPurpose>, { doctorId }: DraftFields): VisitPurpose => ({
  ...{ subSpecialty, typeId },
  doctorId: Number(doctorId) || undefined,
});

function kindOf(offer: WizardOffer, mode: VisitMode, purpose: VisitPurpose): Partial<Answers> {
  const kind = visitKind(offer, mode, purpose);
  return kind ? { typeId: kind.typeId, doctorIds: kind.doctors.map(({ id }) => id) } : {};
}

/** A step with only one option is skipped and gets that answer. */
function onlyAnswer(step: InputStep, fields: DraftFields, offer: WizardOffer, known: Answers): DraftFields | null {
  const { mode = 'inPerson', startsAt = offer.now } = known;
  // The reason decides; the screen is for who wants something else.
  if (step === 'type' && !fields.typeId) return {};
  const modes = step === 'mode' && known.subSpecialty ? modesFor(offer, purposeOf(known, fields)) : [];
  const [onlyMode, ...others] = modes;
  // Never another than the one that was chosen.
  if (onlyMode && others.length === 0 && (!fields.mode || fields.mode === onlyMode)) return { mode: onlyMode };
  const payments = step === 'payment' && known.startsAt ? paymentsFor(offer, mode, startsAt) : [];
  return payments.length === 1 && payments[0] === 'atClinic' ? { payment: 'atClinic' } : null;
}

export function wizardProgress(fields: DraftFields, offer: WizardOffer): WizardProgress {
  const applicable: Step[] = [];
  let answers: Answers = {};
  let currentStep: Step | null = null;
  let problems: FieldProblem[] = [];
  for (const step of steps) {
    if (step === 'check') break;
    const given = onlyAnswer(step, fields, offer, answers);
    if (!given) applicable.push(step);
    if (currentStep) continue;
    const taken = answer(step, { ...fields, ...given }, offer, answers);
    if (taken.ok) answers = { ...answers, ...taken.value };
    else [currentStep, problems] = [step, taken.error];
  }
  return { answers, currentStep: currentStep ?? 'check', problems, applicable: [...applicable, 'check'] };
}

/** Whether this step may be shown: all steps before it are answered. A type may be chosen wherever a reason may be given. */
export const isReached = ({ currentStep, applicable }: WizardProgress, step: Step): boolean =>
  step === 'type' ? currentStep !== 'who' : applicable.includes(step) && steps.indexOf(step) <= steps.indexOf(currentStep);

export const completeAnswers = ({ currentStep, answers }: WizardProgress): Result<Required<Answers>, { kind: 'notComplete' }> =>
  currentStep === 'check' && answers.price ? ok(answers as Required<Answers>) : err({ kind: 'notComplete' });
