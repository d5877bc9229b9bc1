import { err, ok, type Result } from '../../kernel/result.ts';
import type { PaymentChoice } from '../model/payment-choice.ts';
import type { VisitPrice } from '../model/price.ts';
import type { SubSpecialty } from '../model/sub-specialties.ts';
import type { VisitMode } from '../model/visit-mode.ts';
import { detailsOf, insuranceOf, modeOf, paymentOf, professionalOf, slotOf, specialtyOf, typeOf } from './check-step.ts';
import type { FieldProblem } from './fields/booking-message.ts';
import { type DraftFields, type InputStep, type Step, steps } from './steps.ts';
import { offeredTypes, paymentsFor, priceOf, type WizardOffer } from './wizard-offer.ts';

type Details = Extract<ReturnType<typeof detailsOf>, { ok: true }>['value'];

/** The valid answers of the steps so far. */
export type Answers = {
  mode?: VisitMode;
  typeId?: number;
  subSpecialty?: SubSpecialty;
  hadConsultation?: boolean;
  doctorId?: number;
  insured?: boolean;
  price?: VisitPrice;
  date?: string;
  time?: string;
  startsAt?: Date;
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
  const { mode = 'inPerson', typeId = 0, startsAt = offer.now } = known;
  switch (step) {
    case 'mode':
      return take(modeOf(fields, offer), (value) => value);
    case 'type':
      return take(typeOf(fields, offer, mode), (value) => value);
    case 'specialty':
      return take(specialtyOf(fields), (value) => value);
    case 'professional':
      return take(professionalOf(fields, offer, typeId), (value) => value);
    case 'insurance':
      return take(insuranceOf(fields), ({ insured }) => {
        const price = priceOf(offer, { typeId, mode, insured });
        return { insured, ...(price && { price }) };
      });
    case 'slot':
      return take(slotOf(fields, offer), ({ date, time }) => ({ date, ...time }));
    case 'details':
      return take(detailsOf(fields, offer), (details) => ({ details }));
    case 'payment':
      return take(paymentOf(fields, offer, mode, startsAt), (value) => value);
  }
}

/** A step with only one option is skipped and gets that answer. */
function onlyAnswer(step: InputStep, offer: WizardOffer, known: Answers): DraftFields | null {
  const { mode = 'inPerson', startsAt = offer.now } = known;
  const types = step === 'type' ? offeredTypes(offer, mode) : [];
  if (types.length === 1) return { typeId: String(types[0]?.typeId) };
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
    const given = onlyAnswer(step, offer, answers);
    if (!given) applicable.push(step);
    if (currentStep) continue;
    const taken = answer(step, { ...fields, ...given }, offer, answers);
    if (taken.ok) answers = { ...answers, ...taken.value };
    else [currentStep, problems] = [step, taken.error];
  }
  return { answers, currentStep: currentStep ?? 'check', problems, applicable: [...applicable, 'check'] };
}

/** Whether this step may be shown: all steps before it are answered. */
export const isReached = ({ currentStep, applicable }: WizardProgress, step: Step): boolean =>
  applicable.includes(step) && steps.indexOf(step) <= steps.indexOf(currentStep);

export const completeAnswers = ({ currentStep, answers }: WizardProgress): Result<Required<Answers>, { kind: 'notComplete' }> =>
  currentStep === 'check' && answers.price ? ok(answers as Required<Answers>) : err({ kind: 'notComplete' });
