import { slotText } from '@clinic/core/booking/form/slot-text';
import type { FreeHour } from '@clinic/core/desk/read-free-hours';
import { fromLisbon } from '@clinic/core/kernel/lisbon-time';
import { useState } from 'react';
import { type Label, labelIn } from '../../language/label.ts';
import { lisbonFormat } from '../in-words.ts';
import { phoneWords as words } from './phone-words.ts';

const daysShown = 5;
/** Of a day, before the rest is asked for: a column that a receptionist can read aloud. */
const hoursShown = 7;

type OfDay = { day: string; times: FreeHour[] };
type Props = { days: OfDay[]; chosen: string; onHour: (hour: FreeHour) => void; isSilent: boolean; language: string };

/** A few days beside each other; the arrows lead to the next ones. */
export function HourTable({ days, chosen, onHour, isSilent, language }: Props) {
  const [first, setFirst] = useState(0);
  const [open, setOpen] = useState<string | null>(null);
  const say = (each: Label) => labelIn(language, each);
  const free = days.filter(({ times }) => times.length > 0);
  const start = first < free.length ? first : 0;
  if (isSilent) return <p role="alert">{say(words.silent)}</p>;
  if (free.length === 0) return <p>{say(words.none)}</p>;
  return (
    <>
      <div className="caller-days">
        {free.slice(start, start + daysShown).map(({ day, times }) => (
          <div key={day}>
            <h3>
              {dayPart(day, { weekday: 'short' }, language)}{' '}
              <small className="caller-date">{dayPart(day, { day: 'numeric', month: 'short' }, language)}</small>
            </h3>
            {times.slice(0, open === day ? undefined : hoursShown).map((hour) => (
              <button
                key={slotText(hour)}
                type="button"
                className="caller-hour"
                aria-pressed={slotText(hour) === chosen}
                onClick={() => onHour(hour)}
              >
                {hour.time}
                <small title={hour.doctorName}>{shortName(hour.doctorName)}</small>
              </button>
            ))}
            {open !== day && times.length > hoursShown && (
              <button type="button" className="caller-plain" onClick={() => setOpen(day)}>
                {say(words.more).replace('{count}', String(times.length - hoursShown))}
              </button>
            )}
          </div>
        ))}
      </div>
      <p className="desk-ways">
        <button type="button" className="caller-plain" disabled={start === 0} onClick={() => setFirst(Math.max(0, start - daysShown))}>
          ← {say(words.before)}
        </button>
        <button
          type="button"
          className="caller-plain"
          disabled={start + daysShown >= free.length}
          onClick={() => setFirst(start + daysShown)}
        >
          {say(words.after)} →
        </button>
      </p>
    </>
  );
}

/** “quinta”, “19 de nov.” */
const dayPart = (day: string, part: Intl.DateTimeFormatOptions, language: string): string =>
  lisbonFormat(language, part).format(fromLisbon(day, '12:00') ?? new Date(day));

/** “A. Meireles”: five columns have no room for more. */
function shortName(name: string): string {
  const [first = '', ...others] = name.split(' ').filter((part) => !part.endsWith('.'));
  return others.length > 0 ? `${first.charAt(0)}. ${others.at(-1)}` : first;
}
