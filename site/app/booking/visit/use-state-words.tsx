import { replyWorkingDays } from '@clinic/core/working-hours/reply-hours';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { fullMomentInWords, momentInWords } from './moment.ts';
import { useSaidInLisbon } from './use-said-in-lisbon.ts';
import type { VisitState } from './visit-state.ts';
import type { VisitView } from './visit-view.ts';

/** Some states say different things to different people, and after a move. */
function wordsFor(state: VisitState, { isMove, previous, visit }: VisitView) {
  if (state.kind === 'received' && isMove) return 'moving';
  if (previous && (state.kind === 'scheduled' || state.kind === 'confirmed'))
    return previous.doctorName === visit.doctorName ? 'moved' : 'movedToOther';
  if (state.kind === 'conflict') return state.other ? 'conflictDated' : 'conflict';
  if (state.kind === 'refund') return state.dueCents > 0 ? 'refund' : 'refunded';
  if (state.kind === 'needsReview') return state.keepsTime ? 'needsPayment' : 'needsReview';
  return state.kind;
}

/** “Dr.” stays on the line of the name. */
export const unbrokenTitle = (doctorName: string) => doctorName.replace(/^(\S+\.|Dr) /, '$1\u00a0');

export const bold = (chunks: ReactNode) => <b>{chunks}</b>;

/** What the head of the page says. */
export function useStateWords(view: VisitView) {
  const { state, visit, payBy, previous } = view;
  const t = useTranslations('visit.states');
  const locale = useLocale();
  const inLisbon = useSaidInLisbon(visit.mode);
  const key = wordsFor(state, view);
  const lead = t.rich(`${key}.lead`, {
    when: inLisbon(fullMomentInWords(visit.startsAt, locale)),
    payBy: payBy ? inLisbon(momentInWords(payBy, locale)) : '',
    other: state.kind === 'conflict' && state.other ? fullMomentInWords(state.other, locale) : '',
    phoneEnding: 'phoneEnding' in state ? state.phoneEnding : '',
    doctor: unbrokenTitle(visit.doctorName),
    previousDoctor: unbrokenTitle(previous?.doctorName ?? ''),
    workingDays: replyWorkingDays,
    b: bold,
  });
  // A move says what changed; whether it is certain is the same as for any other visit.
  const certainty = key === 'moved' || key === 'movedToOther' ? view.state.kind : key;
  return { chip: t(`${certainty}.chip`), title: t(`${key}.title`), lead };
}
