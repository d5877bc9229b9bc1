import type { ClockTime } from '@clinic/core/kernel/lisbon-time';
import { useLocale, useTranslations } from 'use-intl';
import { slotInWords } from '../components/date/slot-words.ts';
import { timeAbroad, useVisitorZone } from './use-visitor-zone.ts';

/** An hour that has to be kept, said to be Lisbon's to whoever reads another clock. `keptZone`: the one kept with the answers, until the browser tells its own. */
export function useHourInLisbon(keptZone = ''): (hour: ClockTime) => string {
  const t = useTranslations('booking.abroad');
  const locale = useLocale();
  const zone = useVisitorZone() || keptZone;
  return ({ day, time }) => {
    const when = slotInWords(day, time, locale);
    return timeAbroad(day, time, zone) ? t('inLisbon', { when }) : when;
  };
}
