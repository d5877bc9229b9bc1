import type { ClockTime } from '@clinic/core/kernel/lisbon-time';
import { useLocale, useTranslations } from 'use-intl';
import { slotInWords } from '../components/date/slot-words.ts';
import { timeAbroad, useVisitorZone } from './use-visitor-zone.ts';

/** The words of an hour, said to be Lisbon's to whoever reads another clock. `keptZone`: the one kept with the answers, until the browser tells its own. */
export function useSaidAbroad(keptZone = ''): (hour: ClockTime, when: string) => string {
  const t = useTranslations('booking.abroad');
  const zone = useVisitorZone() || keptZone;
  return ({ day, time }, when) => (timeAbroad(day, time, zone) ? t('inLisbon', { when }) : when);
}

/** An hour that has to be kept. */
export function useHourInLisbon(keptZone = ''): (hour: ClockTime) => string {
  const said = useSaidAbroad(keptZone);
  const locale = useLocale();
  return (hour) => said(hour, slotInWords(hour.day, hour.time, locale));
}
