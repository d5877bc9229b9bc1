import { type WizardMoment, wizardMoments } from '../../booking/form/wizard-moments.ts';
import type { ReachedStep } from './reading-figures.ts';

/** Two screens of one question are shown as one. */
export type ShownMoment = Exclude<WizardMoment, 'who' | 'type' | 'slot'>;
const isShown = (moment: WizardMoment): moment is ShownMoment => !['who', 'type', 'slot'].includes(moment);

/** `share`: of those who began, from 0 to 1. */
export type WizardShare = { moment: ShownMoment; reached: number; share: number };

/** In the order of the wizard; nothing where nobody began. */
export function wizardConversion(found: readonly ReachedStep[]): WizardShare[] {
  const countOf = (moment: WizardMoment) => found.find(({ step }) => step === moment)?.reached ?? 0;
  const began = countOf('began');
  if (began === 0) return [];
  return wizardMoments.filter(isShown).map((moment) => {
    const reached = countOf(moment);
    return { moment, reached, share: Math.min(1, reached / began) };
  });
}

/** The question after which fewest went on: `left` of those who had come so far. */
export function greatestLoss(shares: readonly WizardShare[]): { at: ShownMoment; left: number; reached: number } | null {
  const losses = shares.slice(0, -1).map(({ moment, reached }, place) => {
    return { at: moment, left: reached - (shares[place + 1]?.reached ?? 0), reached };
  });
  const worst = losses.toSorted((one, other) => other.left - one.left)[0];
  return worst && worst.left > 0 ? worst : null;
}
