import type { DaySheet } from '@clinic/core/desk/day/read-day-sheet';
import { addDays, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { type Label, labelIn } from '../../language/label.ts';
import { absenceAddress } from '../absence/absence-path.ts';
import { absenceWords } from '../absence/absence-words.ts';
import { PrintListButton } from '../bookings/print-list-button.tsx';
import { dayAddress, dayPath, weekAddress } from './day-path.ts';
import { DaySwitch } from './day-switch.tsx';
import { dayWords as words } from './day-words.ts';

type Props = { sheet: DaySheet; language: string };

/** To another day, with links and with a form; and what is done with the sheet of this one. */
export function DayWays({ sheet: { day, doctorId, readAt }, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const to = (other: string) => dayAddress({ day: other, doctorId });
  const today = inLisbon(readAt).day;
  const near = [
    { day: today, words: say(words.today) },
    { day: addDays(today, 1), words: say(words.tomorrow) },
  ];
  return (
    <div className="day-ways desk-unprinted">
      <DaySwitch
        name={say(words.day)}
        previous={{ href: to(addDays(day, -1)), words: say(words.previous) }}
        between={near.map((each) => ({ href: to(each.day), words: each.words, isCurrent: each.day === day }))}
        next={{ href: to(addDays(day, 1)), words: say(words.next) }}
      />
      <form className="day-pick" action={dayPath} method="get">
        <label>
          <span className="desk-hidden">{say(words.day)}</span>
          <input type="date" name="dia" defaultValue={day} required />
        </label>
        {doctorId !== null && <input type="hidden" name="medico" value={doctorId} />}
        <button type="submit" className="desk-button" data-look="plain">
          {say(words.show)}
        </button>
      </form>
      <a href={weekAddress(day)}>{say(words.week)}</a>
      {day >= today && (
        <a className="desk-button" data-look="plain" href={absenceAddress({ doctorId, from: day, to: day, reason: null })}>
          {say(absenceWords.link)}
        </a>
      )}
      <PrintListButton words={say(words.print)} />
    </div>
  );
}
