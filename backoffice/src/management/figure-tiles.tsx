import type { AnswerTimes } from '@clinic/core/desk/management/answer-times';
import { bookingsOf, comparedWeek, meanOf, missedShare, paidShare, type WeekFigures } from '@clinic/core/desk/management/clinic-figures';
import { eurosIn } from '../desk/in-words.ts';
import { type Label, labelIn } from '../language/label.ts';
import { languageTag } from '../language/language-tag.ts';
import { tileWords as tiles, figuresWords as words } from './figures-words.ts';
import { longDay, sundayOf } from './week-words.ts';

type Props = { weeks: readonly WeekFigures[]; times: AnswerTimes; language: string };
type Tone = 'good' | 'bad' | null;

const percent = (share: number | null, language: string): string =>
  share === null ? '–' : new Intl.NumberFormat(languageTag(language), { style: 'percent', maximumFractionDigits: 1 }).format(share);

/** The last whole week in a few numbers, each beside what is usual. */
export function FigureTiles({ weeks, times, language }: Props) {
  const say = (label: Label) => labelIn(language, label);
  const compared = comparedWeek(weeks);
  if (!compared) return null;
  const { week, before } = compared;
  const onTime = times.answered + times.waiting === 0 ? null : 1 - times.late / Math.max(1, times.answered + times.waiting);
  const beside = (difference: number, written: string): string =>
    Math.abs(difference) < 0.05 ? say(words.same) : say(difference > 0 ? words.more : words.less).replace('{difference}', written);
  const round = (value: number) => new Intl.NumberFormat(languageTag(language), { maximumFractionDigits: 1 }).format(Math.abs(value));
  const points = (now: number | null, share: (each: WeekFigures) => number | null) => {
    const known = before.filter((each) => share(each) !== null);
    if (now === null || known.length === 0) return { text: '', difference: 0 };
    const difference = (now - meanOf(known, (each) => share(each) ?? 0)) * 100;
    return { text: beside(difference, say(words.points).replace('{count}', round(difference))), difference };
  };
  const [bookings, paid, missed] = [bookingsOf(week), paidShare(week), missedShare(week)];
  const moreBookings = bookings - meanOf(before, bookingsOf);
  const [paidPoints, missedPoints] = [points(paid, paidShare), points(missed, missedShare)];
  const moreMoney = week.revenueCents - meanOf(before, ({ revenueCents }) => revenueCents);
  const tone = (difference: number, isMoreBetter = true): Tone =>
    Math.abs(difference) < 0.05 ? null : difference > 0 === isMoreBetter ? 'good' : 'bad';
  const rows: { name: Label; value: string; beside: string; tone: Tone; note: string }[] = [
    {
      name: tiles.bookings,
      value: String(bookings),
      beside: beside(moreBookings, round(moreBookings)),
      tone: tone(moreBookings),
      note: '',
    },
    {
      ...{ name: tiles.paid, value: percent(paid, language), beside: paidPoints.text, tone: tone(paidPoints.difference) },
      note: say(tiles.paidOf).replace('{unpaid}', String(week.unpaid)),
    },
    {
      ...{ name: tiles.missed, value: percent(missed, language), beside: missedPoints.text, tone: tone(missedPoints.difference, false) },
      note: say(tiles.missedOf)
        .replace('{missed}', String(week.missed))
        .replace('{all}', String(week.missed + week.arrived)),
    },
    {
      ...{ name: tiles.revenue, value: eurosIn(language, week.revenueCents), tone: tone(moreMoney) },
      beside: beside(moreMoney, eurosIn(language, Math.abs(Math.round(moreMoney)))),
      note: say(tiles.refunded).replace('{sum}', eurosIn(language, week.refundedCents)),
    },
    {
      ...{ name: tiles.answered, value: percent(onTime, language), beside: say(tiles.inRange), tone: null },
      note: say(tiles.median)
        .replace('{hours}', times.medianHours === null ? '–' : round(times.medianHours))
        .replace('{late}', String(times.late)),
    },
  ];
  return (
    <section aria-labelledby="figure-week">
      <h2 id="figure-week">
        {say(words.lastWhole)
          .replace('{from}', longDay(week.monday, language))
          .replace('{to}', longDay(sundayOf(week), language))}
      </h2>
      <p className="desk-note">{say(words.comparedWith).replace('{count}', String(before.length))}</p>
      <dl className="figure-tiles">
        {rows.map(({ name, value, beside: compare, tone: how, note }) => (
          <div key={name.pt}>
            <dt>{say(name)}</dt>
            <dd>
              <b>{value}</b>
              <span data-tone={how}>{compare}</span>
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
