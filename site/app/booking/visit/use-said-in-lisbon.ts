import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import { useTranslations } from 'use-intl';

/** Whoever is seen by video may be far away: an hour is as easily taken for one of their own clock. */
export function useSaidInLisbon(mode: VisitMode): (when: string) => string {
  const t = useTranslations('visit.panel');
  return (when) => (mode === 'online' ? t('inLisbon', { when }) : when);
}
