import { replyWorkingHours } from '@clinic/core/working-hours/reply-hours';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { fullMomentInWords, momentInWords } from './moment.ts';
import type { VisitState } from './visit-state.ts';
import type { VisitView } from './visit-view.ts';

/** Two states say different things to different people. */
function wordsFor(state: VisitState) {
  if (state.kind === 'conflict') return state.other ? 'conflictDated' : 'conflict';
  if (state.kind === 'refund') return state.dueCents > 0 ? 'refund' : 'refunded';
  if (state.kind === 'needsReview') return state.keepsTime ? 'needsPayment' : 'needsReview';
  return state.kind;
}

export const bold = (chunks: ReactNode) => <b>{chunks}</b>;

/** What the head of the page says. */
export function useStateWords({ state, visit, payBy }: VisitView) {
  const t = useTranslations('visit.states');
  const locale = useLocale();
  const panel = useTranslations('visit.panel');
  const when = fullMomentInWords(visit.startsAt, locale);
  const key = wordsFor(state);
  const lead = t.rich(`${key}.lead`, {
    when: visit.mode === 'online' ? panel('inLisbon', { when }) : when,
    payBy: payBy ? momentInWords(payBy, locale) : '',
    other: state.kind === 'conflict' && state.other ? fullMomentInWords(state.other, locale) : '',
    phoneEnding: 'phoneEnding' in state ? state.phoneEnding : '',
    hours: replyWorkingHours,
    b: bold,
  });
  return { chip: t(`${key}.chip`), title: t(`${key}.title`), lead };
}
