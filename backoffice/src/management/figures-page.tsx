import { randomUUID } from 'node:crypto';
import { answerTimes, requestsByKind } from '@clinic/core/desk/management/answer-times';
import {
  bookerKinds,
  bookingsOf,
  type ClinicFigures,
  type WeekChoice,
  type WeekFigures,
  weekChoices,
} from '@clinic/core/desk/management/clinic-figures';
import { DeskTable } from '../desk/bookings/desk-table.tsx';
import { eurosIn } from '../desk/in-words.ts';
import { requestKindWords } from '../desk/requests/request-words.ts';
import { type Label, labelIn } from '../language/label.ts';
import { AnswerChart } from './answer-chart.tsx';
import { FigureCard, FigureTable } from './figure-card.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { figuresExportPath, figuresPath } from './figures-path.ts';
import { bookerWords, chartWords, figuresWords as words } from './figures-words.ts';
import { readingWords } from './reading-words.ts';
import { type Series, WeekChart } from './week-chart.tsx';
import { shortWeek } from './week-words.ts';
import { WizardCard } from './wizard-card.tsx';

type Props = { figures: ClinicFigures; choice: WeekChoice; now: Date; language: string };

export function FiguresPage({ figures: { weeks, requests, calendar, pages, searches, reachedSteps }, choice, now, language }: Props) {
  const say = (label: Label) => labelIn(language, label);
  const times = answerTimes(requests, calendar, now);
  const sum = (cents: number) => eurosIn(language, cents);
  const tones = ['main', 'second', 'third'] as const;
  const bookers = bookerKinds.map(
    (booker, place): Series => ({ name: say(bookerWords[booker]), tone: tones[place] ?? 'third', of: (week) => week.bookers[booker] }),
  );
  const outcomes: Series[] = [
    { name: say(chartWords.paidAhead), tone: 'main', of: ({ paidAhead }) => paidAhead },
    { name: say(chartWords.atClinic), tone: 'second', of: ({ atClinic }) => atClinic },
    { name: say(chartWords.cancelled), tone: 'third', of: ({ cancelled }) => cancelled },
    { name: say(chartWords.waiting), tone: 'soon', of: waitingOf },
    { name: say(chartWords.unpaid), tone: 'grave', of: ({ unpaid }) => unpaid },
  ];
  const presence: Series[] = [
    { name: say(chartWords.arrived), tone: 'second', of: ({ arrived }) => arrived },
    { name: say(chartWords.missed), tone: 'grave', of: ({ missed }) => missed },
  ];
  const money: Series[] = [
    { name: say(chartWords.revenue), tone: 'main', of: ({ revenueCents }) => revenueCents },
    { name: say(chartWords.refunded), tone: 'grave', of: ({ refundedCents }) => refundedCents },
  ];
  const late = times.late === 0 ? chartWords.lateNone : times.late === 1 ? chartWords.lateOne : chartWords.lateMany;
  const byWeek = (title: Label, series: Series[], note: Label | null, total?: Label) => (
    <FigureCard title={say(title)} note={note ? say(note) : ''} legend={series}>
      <WeekChart title={say(title)} weeks={weeks} series={series} written={String} language={language} />
      <WeekTable {...{ weeks, series, language }} written={String} total={total ? say(total) : null} />
    </FigureCard>
  );
  return (
    <section className="desk figures" aria-labelledby="desk-title">
      <header className="figures-head">
        <div>
          <h1 id="desk-title">{say(words.title)}</h1>
          <p className="desk-note">{say(words.lead)}</p>
        </div>
        <form className="desk-filters" action={figuresPath} method="get">
          <label>
            {say(words.weeks)}
            <select name="semanas" defaultValue={String(choice)}>
              {weekChoices.map((count) => (
                <option key={count} value={count}>
                  {say(words.lastWeeks).replace('{count}', String(count))}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="desk-button" data-look="plain">
            {say(words.show)}
          </button>
        </form>
        <form className="desk-filters" action={figuresExportPath} method="post">
          <input type="hidden" name="pedido" value={randomUUID()} />
          <input type="hidden" name="semanas" value={choice} />
          <button type="submit" className="desk-button" title={say(words.exportNote)}>
            {say(words.export)}
          </button>
        </form>
      </header>
      <FigureTiles weeks={weeks} times={times} language={language} />
      <div className="figure-cards">
        {byWeek(chartWords.bookers, bookers, chartWords.bookersNote, words.total)}
        {byWeek(chartWords.outcome, outcomes, null)}
        <FigureCard
          title={say(chartWords.answers)}
          note={say(chartWords.answersNote).replace('{count}', String(times.answered))}
          legend={[]}
        >
          <AnswerChart title={say(chartWords.answers)} promise={say(chartWords.promise)} times={times} />
          <p className="figure-late" data-needed={times.late > 0}>
            {say(late).replace('{count}', String(times.late))}
          </p>
          <FigureTable label={say(words.table)}>
            <DeskTable
              headings={[chartWords.hours, chartWords.requests]}
              language={language}
              rows={[
                ...times.buckets.map(({ fromHours, count }) => ({
                  id: String(fromHours),
                  cells: [`${fromHours}–${fromHours + 2}`, count],
                })),
                { id: 'late', isNeeded: times.late > 0, cells: [say(chartWords.late), times.late] },
              ]}
            />
          </FigureTable>
        </FigureCard>
        <FigureCard title={say(chartWords.money)} note={say(chartWords.moneyNote)} legend={money}>
          <WeekChart title={say(chartWords.money)} weeks={weeks} series={money} written={wholeEuros} isBeside language={language} />
          <WeekTable {...{ weeks, language }} series={money} written={sum} total={null} />
        </FigureCard>
        {byWeek(chartWords.presence, presence, chartWords.presenceNote)}
        <FigureCard title={say(chartWords.kinds)} note="" legend={[]}>
          <DeskTable
            headings={[chartWords.kind, chartWords.received, chartWords.answered, chartWords.late]}
            language={language}
            rows={requestsByKind(requests, now).map(({ kind, received, answered, late: count }) => ({
              id: kind,
              isNeeded: count > 0,
              cells: [say(requestKindWords[kind]), received, answered, count],
            }))}
          />
        </FigureCard>
        <WizardCard reached={reachedSteps} language={language} />
        <FigureCard title={say(readingWords.pages)} note={say(readingWords.pagesNote)} legend={[]}>
          <DeskTable
            headings={[readingWords.page, readingWords.views]}
            language={language}
            rows={pages.map(({ path, views }) => ({ id: path, cells: [path, views] }))}
          />
          {pages.length === 0 && <p>{say(words.none)}</p>}
        </FigureCard>
        <FigureCard title={say(readingWords.searches)} note={say(readingWords.searchesNote)} legend={[]}>
          <DeskTable
            headings={[readingWords.term, readingWords.language, readingWords.visitors]}
            language={language}
            rows={searches.map(({ term, locale, visitors }) => ({
              id: `${locale} ${term}`,
              // In the words of whoever searched, on the site in that language.
              cells: [
                <span key="term" lang={locale}>
                  {term}
                </span>,
                say(readingWords[locale]),
                visitors,
              ],
            }))}
          />
          {searches.length === 0 && <p>{say(readingWords.noSearches)}</p>}
        </FigureCard>
      </div>
    </section>
  );
}

/** To be paid ahead, and neither paid nor given up yet. */
const waitingOf = (week: WeekFigures): number =>
  Math.max(0, bookingsOf(week) - week.paidAhead - week.atClinic - week.unpaid - week.cancelled);

/** As much as there is room for above a bar; the table has the cents. */
const wholeEuros = (cents: number): string => `${Math.round(cents / 100)} €`;

type WeekTableProps = {
  weeks: readonly WeekFigures[];
  series: readonly Series[];
  written: (value: number) => string;
  language: string;
  total: string | null;
};

function WeekTable({ weeks, series, written, language, total }: WeekTableProps) {
  const last = weeks.length - 1;
  const plain = (name: string): Label => ({ pt: name, en: name });
  return (
    <FigureTable label={labelIn(language, words.table)}>
      <DeskTable
        headings={[words.week, ...series.map(({ name }) => plain(name)), ...(total === null ? [] : [plain(total)])]}
        language={language}
        rows={weeks.map((week, place) => ({
          id: week.monday,
          cells: [
            `${shortWeek(week.monday, language)}${place === last ? ` (${labelIn(language, words.thisWeek)})` : ''}`,
            ...series.map(({ of }) => written(of(week))),
            ...(total === null ? [] : [bookingsOf(week)]),
          ],
        }))}
      />
    </FigureTable>
  );
}
