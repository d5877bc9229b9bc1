import { offsetInWords, type VisitorTime } from '@clinic/core/kernel/lisbon-time';
import { useLocale, useTranslations } from 'use-intl';
import { dayInWords } from '../components/date/date-words.ts';

/** For an online visit: what the visitor's own clock shows then, with the day where that is another. */
export function TimeAbroad({ date, abroad }: { date: string; abroad: VisitorTime | null }) {
  const t = useTranslations('booking.abroad');
  const locale = useLocale();
  if (!abroad) return null;
  const when = abroad.day === date ? abroad.time : t('dayAndTime', { day: dayInWords(abroad.day, locale), time: abroad.time });
  return t('yourClock', { when, offset: offsetInWords(abroad.aheadOfLisbonMinutes, locale) });
}
