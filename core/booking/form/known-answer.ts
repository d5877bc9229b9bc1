import { ownVisit, visitFields } from './own-visit.ts';
import { type DraftFields, stepFields, steps } from './steps.ts';
import type { WizardOffer } from './wizard-offer.ts';
import { type WizardProgress, wizardProgress } from './wizard-progress.ts';

/**
 * What somebody whom we know says to what we know: the visit with which they came, the same as last time, something else, or a visit of
 * another person.
 */
export const knownAnswers = ['thisVisit', 'same', 'otherReason', 'someoneElse'] as const;
export type KnownAnswer = (typeof knownAnswers)[number];

const emptied = (names: readonly (keyof DraftFields)[]): DraftFields => Object.fromEntries(names.map((name) => [name, '']));
const ofThePatient: DraftFields = { forOther: 'no', hadConsultation: 'yes', consent: 'yes' };

/** The fields that the answer gives; who books for another is the one whom we know. */
export function fieldsOfKnownAnswer(answer: KnownAnswer, known: DraftFields, fields: DraftFields): DraftFields {
  switch (answer) {
    case 'thisVisit':
      return ofThePatient;
    case 'same':
      return { ...ofThePatient, ...Object.fromEntries(visitFields.map((name) => [name, known[name] ?? ''])) };
    case 'otherReason':
      return { ...ofThePatient, ...emptied(visitFields) };
    case 'someoneElse': {
      const { name = '', email = '', phone = '' } = known;
      const booker = { bookerName: name, bookerEmail: email, bookerPhone: phone, sameContacts: 'yes' };
      // Insurance and payment are those of the person whom we know.
      const ofTheOther = emptied([...stepFields.details, ...stepFields.insurance, ...stepFields.payment]);
      return { ...ofTheOther, ...ownVisit(fields, known), ...booker, forOther: 'yes', hadConsultation: 'no' };
    }
  }
}

/** The answers of the last visit; null if they do not lead to the choice of an hour. */
export function lastAnswers(known: DraftFields, offer: WizardOffer): WizardProgress['answers'] | null {
  const { answers, currentStep } = wizardProgress({ ...known, ...fieldsOfKnownAnswer('same', known, known) }, offer);
  return steps.indexOf(currentStep) >= steps.indexOf('professional') ? answers : null;
}
