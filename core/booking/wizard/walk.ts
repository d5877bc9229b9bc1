import { err, ok, type Result } from '../../kernel/result.ts';
import type { FieldProblem } from '../rules/booking-message.ts';
import type { PaymentChoice } from '../rules/payment-choice.ts';
import type { VisitPrice } from '../rules/price.ts';
import type { SubSpecialty } from '../rules/sub-specialties.ts';
import type { VisitMode } from '../rules/visit-mode.ts';
import { detailsOf, insuranceOf, modeOf, paymentOf, professionalOf, slotOf, specialtyOf, typeOf } from './check-step.ts';
import { type DraftFields, type Question, type Step, steps } from './steps.ts';
import { offeredTypes, paymentsFor, priceOf, type WizardOffer } from './wizard-offer.ts';

type Details = Extract<ReturnType<typeof detailsOf>, { ok: true }>['value'];

/** What is known after so many screens. */
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

/** The first screen whose answer is missing or wrong, and why; `check` once nothing is. */
export type Walk = { answers: Answers; open: Step; problems: FieldProblem[]; applicable: Step[] };

type Taken = Result<Partial<Answers>, FieldProblem[]>;
const take = <T>(result: Result<T, FieldProblem[]>, read: (value: T) => Partial<Answers>): Taken =>
  result.ok ? ok(read(result.value)) : result;

/** One screen after the other. A screen is judged only with the answers of those before it. */
function answer(step: Question, fields: DraftFields, offer: WizardOffer, known: Answers): Taken {
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

/** Screens on which there is nothing to choose are passed over, with the only answer there is. */
function onlyAnswer(step: Question, offer: WizardOffer, known: Answers): DraftFields | null {
  const { mode = 'inPerson', startsAt = offer.now } = known;
  const types = step === 'type' ? offeredTypes(offer, mode) : [];
  if (types.length === 1) return { typeId: String(types[0]?.typeId) };
  const payments = step === 'payment' && known.startsAt ? paymentsFor(offer, mode, startsAt) : [];
  return payments.length === 1 && payments[0] === 'atClinic' ? { payment: 'atClinic' } : null;
}

export function walk(fields: DraftFields, offer: WizardOffer): Walk {
  const applicable: Step[] = [];
  let answers: Answers = {};
  let open: Step | null = null;
  let problems: FieldProblem[] = [];
  for (const step of steps) {
    if (step === 'check') break;
    const given = onlyAnswer(step, offer, answers);
    if (!given) applicable.push(step);
    if (open) continue;
    const taken = answer(step, { ...fields, ...given }, offer, answers);
    if (taken.ok) answers = { ...answers, ...taken.value };
    else [open, problems] = [step, taken.error];
  }
  return { answers, open: open ?? 'check', problems, applicable: [...applicable, 'check'] };
}

/** Whether this screen may be shown: everything before it is answered. */
export const isReached = ({ open, applicable }: Walk, step: Step): boolean =>
  applicable.includes(step) && steps.indexOf(step) <= steps.indexOf(open);

export const complete = ({ open, answers }: Walk): Result<Required<Answers>, { kind: 'notComplete' }> =>
  open === 'check' && answers.price ? ok(answers as Required<Answers>) : err({ kind: 'notComplete' });
