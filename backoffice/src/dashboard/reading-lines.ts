import { addDays, type Day, inLisbon, mondayOf } from '@clinic/core/kernel/lisbon-time';
import type { PayloadRequest } from 'payload';
import type { ListedAddress } from '../addresses/list-addresses.ts';
import { labelIn } from '../language/label.ts';
import { figuresStoreOf } from '../management/figures-store-of.ts';
import { readingWords } from '../management/reading-words.ts';
import type { DocumentLine } from './document-line.ts';
import { pageNamer } from './name-of-page.ts';

const most = 8;

/** The last four weeks, today with them; searches are counted by the week, so for them this week and the three before. */
export function lastFourWeeks(now: Date): { from: Day; fromMonday: Day; until: Day } {
  const { day } = inLisbon(now);
  return { from: addDays(day, -27), fromMonday: addDays(mondayOf(day), -21), until: addDays(day, 1) };
}

const plain = { kind: 'collection', slug: '', id: null, isPlain: true } as const;

/** What visitors looked for in vain: a page that is missing, or one that calls the thing by another name. */
export async function searchedLines(req: PayloadRequest, now: Date): Promise<DocumentLine[]> {
  const { fromMonday, until } = lastFourWeeks(now);
  const found = await figuresStoreOf(req.payload).searches(fromMonday, until, most);
  const words = labelIn(req.i18n.language, readingWords.countedVisitors);
  return found.map(({ term, visitors }) => ({
    ...{
      ...plain,
      title: labelIn(req.i18n.language, readingWords.searched).replace('{term}', () => term),
      detail: words.replace('{count}', String(visitors)),
      count: visitors,
    },
  }));
}

/** The pages that were opened most, by what they are called; those that are documents lead to their form. */
export async function readLines(req: PayloadRequest, listed: Promise<ListedAddress[]>, now: Date): Promise<DocumentLine[]> {
  const { from, until } = lastFourWeeks(now);
  const [found, addresses] = await Promise.all([figuresStoreOf(req.payload).pages(from, until, most), listed]);
  const name = pageNamer(req, addresses);
  return found.map(({ path, views }) => {
    const page = name(path);
    const words = page.locale === 'en' ? readingWords.timesOpenedInEnglish : readingWords.timesOpened;
    return { ...page, detail: labelIn(req.i18n.language, words).replace('{count}', String(views)), count: views };
  });
}
