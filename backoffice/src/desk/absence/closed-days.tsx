import type { AbsenceInForce } from '@clinic/core/desk/absence/doctor-absence';
import { type Label, labelIn } from '../../language/label.ts';
import { ConfirmForm } from '../confirm-form.tsx';
import { dayInFigures, formatDateTime, formatTime } from '../in-words.ts';
import { endAbsencePath } from './absence-path.ts';
import { absenceWords as words } from './absence-words.ts';

type Props = { inForce: AbsenceInForce[]; doctors: { id: number; name: string }[]; language: string };

/** What the site does not offer because a doctor does not come, and the way back. */
export function ClosedDays({ inForce, doctors, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  if (inForce.length === 0) return null;
  return (
    <section className="absence-closed" aria-labelledby="desk-closed-days">
      <h2 id="desk-closed-days">{say(words.inForce)}</h2>
      {inForce.map(({ id, doctorId, from, to, hours, declaredAt, declaredBy }) => (
        <div key={id} className="desk-card">
          <p>
            <strong>
              {say(from === to ? words.inForceDay : words.inForceLine)
                .replace('{doctor}', doctors.find((doctor) => doctor.id === doctorId)?.name ?? String(doctorId))
                .replace('{from}', dayInFigures(from))
                .replace('{to}', dayInFigures(to))}
              {hours && `, ${formatTime(hours.startsAt)}–${formatTime(hours.endsAt)}`}
            </strong>
          </p>
          <p className="desk-note">{say(words.declared).replace('{name}', declaredBy).replace('{when}', formatDateTime(declaredAt))}</p>
          <ConfirmForm to={endAbsencePath} hidden={{ ausencia: id }} confirm={words.endConfirm} button={words.end} language={language} />
        </div>
      ))}
    </section>
  );
}
