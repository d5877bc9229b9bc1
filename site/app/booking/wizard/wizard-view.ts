import type { FieldProblem } from '@clinic/core/booking/form/fields/booking-message';
import type { DraftFields, Step } from '@clinic/core/booking/form/steps';
import type { PaymentChoice } from '@clinic/core/booking/model/payment-choice';
import type { VisitPrice } from '@clinic/core/booking/model/price';
import type { SubSpecialty } from '@clinic/core/booking/model/sub-specialties';
import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import type { ShownTrouble } from './book.server.ts';
import type { StepOffer } from './steps/step-offer.server.ts';

/** What was answered on the screens before, for "A sua consulta". What was not asked, because there is no choice, is left out. */
export type AnswersView = {
  who?: { forOther: boolean; hadConsultation: boolean };
  mode?: VisitMode;
  typeName?: string;
  subSpecialty?: SubSpecialty;
  /** null: nobody in particular. */
  doctorName?: string | null;
  insured?: boolean;
  price?: VisitPrice;
  slot?: { date: string; time: string };
  patientName?: string;
  payment?: PaymentChoice;
};

/** Everything a screen of the wizard shows; what was typed is given back as it was typed. */
export type WizardView = {
  step: Step;
  place: { current: number; total: number; previous: Step | null };
  values: DraftFields;
  problems: FieldProblem[];
  /** Why the last button did not book. */
  trouble: ShownTrouble | null;
  /** What the link to the wizard already knew, sent along with the first answer. */
  preset: { mode?: VisitMode; doctorId?: string };
  answers: AnswersView;
  /** Whether one person books for another: the words are then about that other. */
  isForOther: boolean;
  offer: StepOffer;
  /** Whom we have recognised; `offered` where one can still say so. */
  proof: 'none' | 'offered' | { firstName: string };
  /** Whether what was answered another day is no longer kept. */
  hasExpired: boolean;
  /** Whether the hour with which one came is taken by now. */
  isHourGone: boolean;
  /** Whether one came here from the end, to change one answer. */
  returning: boolean;
};
