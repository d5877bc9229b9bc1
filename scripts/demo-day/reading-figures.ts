import type { Database } from '@clinic/core/adapters/database/database';
import { addPageViews } from '@clinic/core/adapters/database/figures/page-views';
import { addVainSearches, toMark, visitorKey } from '@clinic/core/adapters/database/figures/searches-in-vain';
import { addWizardSteps } from '@clinic/core/adapters/database/figures/wizard-steps';
import { inTransaction } from '@clinic/core/adapters/database/in-transaction';
import { pathTo } from '@clinic/core/addresses/path-to';
import type { WizardMoment } from '@clinic/core/booking/form/wizard-moments';
import { fewestVisitors } from '@clinic/core/desk/management/reading-figures';
import { addDays, type Day, inLisbon, weekdayFromMonday } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import type { DayServices } from './day-services.ts';
import { chance } from './invented-people.ts';
import { pastWeeks, thisMonday } from './moments.ts';

/** How often a page is opened on a usual weekday. */
const read: readonly [path: string, views: number][] = [
  [pathTo('pt', 'home'), 140],
  [pathTo('pt', 'problem', { problema: 'hiperplasia-benigna-da-prostata' }), 62],
  [pathTo('pt', 'problem', { problema: 'cancro-da-prostata' }), 55],
  [pathTo('pt', 'prices'), 48],
  [pathTo('pt', 'team'), 41],
  [pathTo('pt', 'problem', { problema: 'sangue-na-urina-hematuria' }), 29],
  [pathTo('pt', 'contacts'), 24],
  [pathTo('pt', 'problem', { problema: 'litiase-e-colica-renal' }), 21],
  [pathTo('en', 'home'), 12],
  [pathTo('en', 'prices'), 6],
];

/** Invented, and nothing that tells of anybody. The last of each language never reaches enough visitors to be shown. */
const searched: readonly [term: string, locale: Locale, aWeek: number][] = [
  ['estacionamento', 'pt', 9],
  ['seguro exemplo', 'pt', 7],
  ['consulta ao sábado', 'pt', 6],
  ['parking', 'en', 5],
  ['receita exemplo', 'pt', fewestVisitors - 1],
];

/** Of a hundred who begin to book on a usual day's site, so many come to each question; most stay where their own details are asked. */
const comesTo: readonly [moment: WizardMoment, ofHundred: number][] = [
  ['began', 100],
  ['specialty', 96],
  ['mode', 91],
  ['insurance', 88],
  ['professional', 85],
  ['details', 62],
  ['payment', 51],
  ['check', 49],
  ['booked', 45],
];

/**
 * Ten weeks in which people read, and did not find everything: for the manager's figures and the editors' first page. Views are added up, so
 * they are all counted in one transaction, and never where there are figures of before this week: nobody else has any.
 */
export async function recordReading({ pool }: DayServices, now: Date): Promise<void> {
  const today = inLisbon(now).day;
  const { rowCount } = await pool.query('select 1 from core.page_views where day < $1 limit 1', [addDays(today, -7)]);
  if (rowCount) return;
  await inTransaction(pool, async ({ db }) => {
    await countViews(db, today);
    await countSteps(db, today);
    for (let ago = pastWeeks; ago >= 0; ago -= 1) await search(db, addDays(thisMonday(now), -7 * ago), ago);
  });
}

async function countViews(db: Database, today: Day): Promise<void> {
  const addViews = addPageViews(db);
  for (let ago = 7 * pastWeeks; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    const isWeekend = weekdayFromMonday(day) > 4;
    const views = read.map(([path, usual], number) => {
      const some = (0.8 + 0.4 * chance(ago + number / 10)) * (isWeekend ? 0.6 : 1);
      return [path, Math.max(1, Math.round(usual * some))] as const;
    });
    await addViews(day, new Map(views));
  }
}

async function countSteps(db: Database, today: Day): Promise<void> {
  const addSteps = addWizardSteps(db);
  for (let ago = 7 * pastWeeks; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago);
    const began = Math.round((weekdayFromMonday(day) > 4 ? 5 : 9) * (0.8 + 0.4 * chance(ago)));
    await addSteps(day, new Map(comesTo.map(([moment, ofHundred]) => [moment, Math.max(1, Math.round((began * ofHundred) / 100))])));
  }
}

/** Each visitor by the same way as on the site, so that four of them leave no word. */
async function search(db: Database, week: Day, ago: number): Promise<void> {
  const key = await visitorKey(db, week);
  const marks = searched.flatMap(([term, locale, usual]) => {
    const visitors = usual < fewestVisitors ? usual : usual + Math.round(2 * chance(ago + usual));
    return Array.from({ length: visitors }, (_, number) => toMark(key, { term, locale, visitor: `invented ${number}` }));
  });
  await addVainSearches(db, week, marks);
}
