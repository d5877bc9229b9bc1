import type { DayCount } from '@clinic/core/desk/day/read-day-sheet';
import { type Label, labelIn } from '../../language/label.ts';
import { dayAddress } from './day-path.ts';
import { DayStrip, SummedStrip } from './day-strip.tsx';
import { DaySums } from './day-sums.tsx';
import { dayWords as words } from './day-words.ts';

/** `shown`: whose sheet is open, null for everybody's; undefined where none is. */
type Props = Pick<DayCount, 'day' | 'doctors'> & { shown?: number | null; language: string };

/** Who has visits that day, and how far each of them is. */
export function DoctorTabs({ day, doctors, shown, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  if (doctors.length === 0) return null;
  const everybody = doctors.flatMap(({ steps }) => steps);
  return (
    <>
      {/* The sheet has them beside its title. */}
      {shown === undefined && <DaySums steps={everybody} language={language} />}
      <nav className="day-doctors desk-unprinted" aria-label={say(words.doctors)}>
        <a href={dayAddress({ day, doctorId: null })} aria-current={shown === null ? 'true' : undefined}>
          <strong>{say(words.everybody)}</strong> <b>{everybody.length}</b>
          <SummedStrip steps={everybody} language={language} />
        </a>
        {doctors.map(({ id, name, steps }) => (
          <a key={id} href={dayAddress({ day, doctorId: id })} aria-current={shown === id ? 'true' : undefined}>
            <strong>{name}</strong> <b>{steps.length}</b>
            <DayStrip steps={steps} language={language} />
          </a>
        ))}
      </nav>
    </>
  );
}
