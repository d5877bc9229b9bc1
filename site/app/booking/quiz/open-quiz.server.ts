import type { Draft } from '@clinic/core/booking/form/draft';
import type { QuizQuestion } from '@clinic/core/booking/form/quiz';
import type { WizardOffer } from '@clinic/core/booking/form/wizard-offer';
import { ok, type Result } from '@clinic/core/kernel/result';
import type { PageContext } from '../../page-context.ts';
import { readLiveDraft, readOffer } from '../wizard/load-wizard.server.ts';
import { askedQuestion } from './question-address.ts';

export type OpenQuiz = { question: QuizQuestion; key: string | null; draft: Draft | null; offer: WizardOffer };

export async function openQuiz(page: PageContext, request: Request): Promise<Result<OpenQuiz, { kind: 'clinicUnavailable' }>> {
  const [offer, live] = await Promise.all([readOffer(page), readLiveDraft(page, request)]);
  if (!offer.ok) return offer;
  return ok({ question: askedQuestion(new URL(request.url).searchParams), ...live, offer: offer.value });
}
