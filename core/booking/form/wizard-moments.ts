import { questionOf, questionsOf, type Step, steps } from './steps.ts';

/** How far somebody came: a first answer, each question after it, and the last button. */
export const wizardMoments = ['began', ...questionsOf(steps).slice(1), 'booked'] as const;
export type WizardMoment = 'began' | 'booked' | Step;

const placeOf = (step: Step): number => questionsOf(steps).indexOf(questionOf(step));

/**
 * What one press newly reached, from the first open question before it to the one after; null where nothing was answered before. A question
 * that was left out, because a link had answered it or the visit needs none, was reached as well. Who goes back and comes again counts again.
 */
export const newlyReached = (before: Step | null, after: Step): WizardMoment[] =>
  wizardMoments.slice(before === null ? 0 : placeOf(before) + 1, placeOf(after) + 1);
