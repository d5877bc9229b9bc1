import type { Locale } from '@clinic/core/kernel/locale';
import type { PreparationStart } from '@clinic/core/personal-area/on-the-day/preparation-start';
import { momentInWords } from '../../booking/visit/moment.ts';
import { dayInWords } from '../../components/date/date-words.ts';

export const beginningInWords = ({ day, time }: PreparationStart, locale: Locale): string =>
  time === null ? dayInWords(day, locale) : momentInWords({ day, time }, locale);
