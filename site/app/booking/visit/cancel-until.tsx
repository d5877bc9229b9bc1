import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import { useLocale, useTranslations } from 'use-intl';
import { type Moment, momentInWords } from './moment.ts';
import { useSaidInLisbon } from './use-said-in-lisbon.ts';

/** Until when cancelling is free, and what comes after: in the words of the wizard, of the terms and of the questions before booking. */
export function CancelUntil({ until, mode, className }: { until: Moment; mode: VisitMode; className?: string | undefined }) {
  const t = useTranslations('visit.panel');
  const inLisbon = useSaidInLisbon(mode);
  return <p className={className}>{t('cancelUntil', { until: inLisbon(momentInWords(until, useLocale())) })}</p>;
}
