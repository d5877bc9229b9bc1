import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { formatDay, lisbonFormat } from '../in-words.ts';

const yearOf = (at: Date): string => inLisbon(at).day.slice(0, 4);

/** “quinta-feira, 19 de novembro”: the year only where it is another than now, so that the title leaves room beside it. */
export const dayInTitle = (at: Date, now: Date, language: string): string =>
  yearOf(at) === yearOf(now)
    ? lisbonFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(at)
    : formatDay(at, language);
