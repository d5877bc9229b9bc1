import { dayParts, waitingWeekdays } from '@clinic/core/booking/model/waiting-wishes';
import type { WaitingEntry } from '@clinic/core/booking/waiting/waiting-entry';
import { type Label, labelIn } from '../../language/label.ts';
import { dayPartWords, weekdayWords, waitingWords as words } from './waiting-words.ts';

/** What somebody on the list asked for. */
export function Wishes({ entry, doctorName, language }: { entry: WaitingEntry; doctorName: string; language: string }) {
  const say = (each: Label) => labelIn(language, each);
  return (
    <>
      {[...partsAsked(entry), ...daysAsked(entry)].map(say).join(', ')}
      <span className="desk-quiet desk-under">
        {entry.anyDoctor ? say(words.any) : doctorName}, {say(words.notice).replace('{hours}', String(entry.noticeHours))}
      </span>
    </>
  );
}

const partsAsked = ({ dayParts: asked }: WaitingEntry): Label[] =>
  dayParts.filter((part) => asked.includes(part)).map((part) => dayPartWords[part]);

const daysAsked = ({ weekdays }: WaitingEntry): Label[] =>
  weekdays.length === waitingWeekdays.length ? [words.everyDay] : weekdays.flatMap((day) => weekdayWords[day] ?? []);
