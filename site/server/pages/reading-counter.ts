import type { WizardMoment } from '@clinic/core/booking/form/wizard-moments';
import { type Day, inLisbon, mondayOf } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import { countableTerm } from '@clinic/core/search/rules/countable-term';
import { isReader } from './is-reader.ts';

type Question = { term: string; locale: Locale; visitor: string };

/** `Mark`: a question without who asked it. */
type Ports<Mark> = {
  addViews(day: Day, views: ReadonlyMap<string, number>): Promise<void>;
  addSteps(day: Day, reached: ReadonlyMap<WizardMoment, number>): Promise<void>;
  keyOf(week: Day): Promise<Buffer>;
  toMark(key: Buffer, question: Question): Mark;
  addSearches(week: Day, marks: readonly Mark[]): Promise<void>;
  onTrouble(error: unknown): void;
};
type Searched = { typed: string; locale: Locale; client: string; userAgent: string | undefined };

const flushMs = 60_000;
/** More within a minute is no reading: the rest is not counted. */
export const mostPages = 5_000;
export const mostSearches = 500;

const today = (): Day => inLisbon(new Date()).day;

/**
 * Counts in memory and writes once a minute, so that no page waits for it and none is slower; what a stopped server had not written is
 * lost, and so is what could not be written. An address is made a digest at once and never kept.
 */
export function createReadingCounter<Mark>({ addViews, addSteps, keyOf, toMark, addSearches, onTrouble }: Ports<Mark>) {
  let views = new Map<string, number>();
  let steps = new Map<WizardMoment, number>();
  let marks: Mark[] = [];
  let key: { week: Day; read: Promise<Buffer> } | null = null;

  function keyOfWeek(week: Day): Promise<Buffer> {
    if (key?.week !== week) key = { week, read: keyOf(week) };
    return key.read;
  }

  async function flush(): Promise<void> {
    const [read, reached, searched] = [views, steps, marks];
    [views, steps, marks] = [new Map(), new Map(), []];
    const day = today();
    await Promise.all([
      read.size > 0 ? addViews(day, read) : null,
      reached.size > 0 ? addSteps(day, reached) : null,
      searched.length > 0 ? addSearches(mondayOf(day), searched) : null,
    ]).catch(onTrouble);
  }
  const timer = setInterval(() => void flush(), flushMs).unref();

  return {
    /** `path`: of a page that is the same for everybody; no other is counted. */
    view(path: string, userAgent: string | undefined): void {
      if (!isReader(userAgent)) return;
      const before = views.get(path);
      if (before !== undefined || views.size < mostPages) views.set(path, (before ?? 0) + 1);
    },
    /** Of the wizard; which visitor it was is not handed over. */
    reached(moments: readonly WizardMoment[], userAgent: string | undefined): void {
      if (!isReader(userAgent)) return;
      for (const moment of moments) steps.set(moment, (steps.get(moment) ?? 0) + 1);
    },
    async searchedInVain({ typed, locale, client, userAgent }: Searched): Promise<void> {
      const term = countableTerm(typed);
      if (!term || client === '' || !isReader(userAgent) || marks.length >= mostSearches) return;
      try {
        // Not the browser's name too: one person sends as many as they like, and would bring any words before the staff alone.
        marks.push(toMark(await keyOfWeek(mondayOf(today())), { term, locale, visitor: client }));
      } catch (error) {
        key = null;
        onTrouble(error);
      }
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
