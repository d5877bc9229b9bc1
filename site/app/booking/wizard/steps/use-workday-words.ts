import { weekdayFromMonday } from '@clinic/core/kernel/lisbon-time';
import { useTranslations } from 'use-intl';

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
const weekend = ['sat', 'sun'] as const;

/** "Atende às terças, quintas e aos sábados"; nothing where the days are not known. */
export function useWorkdayWords(days: string[]): string {
  const t = useTranslations('booking.professionalStep.workdays');
  const known = days.map(weekdayFromMonday);
  const inWeek = weekdays.filter((_, index) => known.includes(index)).map((name) => t(name));
  const atWeekend = weekend.filter((_, index) => known.includes(weekdays.length + index)).map((name) => t(name));
  if (inWeek.length === 0) return atWeekend.length > 0 ? t('weekend') : '';
  const listed = (words: string[]) => {
    const last = words.at(-1) ?? '';
    return words.length > 1 ? t('and', { days: words.slice(0, -1).join(', '), last }) : last;
  };
  return inWeek.length === weekdays.length ? listed([t('all'), ...atWeekend]) : t('some', { days: listed([...inWeek, ...atWeekend]) });
}
