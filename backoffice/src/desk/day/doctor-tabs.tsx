import type { DayCount } from '@clinic/core/desk/day/read-day-sheet';
import { type Label, labelIn } from '../../language/label.ts';
import { dayAddress } from './day-path.ts';
import { dayWords as words } from './day-words.ts';

/** `shown`: whose sheet is open, null for everybody's; undefined where none is. */
type Props = Pick<DayCount, 'day' | 'doctors'> & { shown?: number | null; language: string };

/** Who has visits that day; in words what a strip of colours would show. */
export function DoctorTabs({ day, doctors, shown, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  if (doctors.length === 0) return null;
  return (
    <nav className="day-doctors desk-unprinted" aria-label={say(words.doctors)}>
      <a href={dayAddress({ day, doctorId: null })} aria-current={shown === null ? 'true' : undefined}>
        <strong>{say(words.everybody)}</strong> <b>{doctors.reduce((sum, { visits }) => sum + visits, 0)}</b>
      </a>
      {doctors.map(({ id, name, visits, arrived, missed }) => (
        <a key={id} href={dayAddress({ day, doctorId: id })} aria-current={shown === id ? 'true' : undefined}>
          <strong>{name}</strong> <b>{visits}</b>
          <small>{say(words.tally).replace('{arrived}', String(arrived)).replace('{missed}', String(missed))}</small>
        </a>
      ))}
    </nav>
  );
}
