import type { Draft } from '@clinic/core/booking/wizard/draft';
import { type DraftFields, fieldsOf, type Step } from '@clinic/core/booking/wizard/steps';
import type { PageContext } from '../page-context.ts';
import { toAnswersView } from './answers-view.server.ts';
import type { OpenWizard } from './open-wizard.server.ts';
import { isReturning } from './step-address.ts';
import { readStepOffer } from './steps/step-offer.server.ts';
import type { WizardView } from './wizard-view.ts';

export async function readView(page: PageContext, opened: OpenWizard, query: URLSearchParams): Promise<WizardView> {
  const { step, walk, draft } = opened;
  const at = walk.applicable.indexOf(step);
  return {
    step,
    place: {
      current: at + 1,
      total: walk.applicable.length,
      previous: walk.applicable[at - 1] ?? null,
      next: walk.applicable[at + 1] ?? null,
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
  if (draft?.provenPatientId) return { firstName: (draft.fields.name || draft.known.name || '').split(' ')[0] ?? '' };
  return step === 'mode' || step === 'details' ? 'offered' : 'none';
}

/** A page carries what it asks for and nothing else of what was typed. */
function ownFields(step: Step, fields: DraftFields): DraftFields {
  if (step === 'check') return {};
  return Object.fromEntries(fieldsOf[step].map((name) => [name, fields[name] ?? '']));
}
