import type { ClinicCancelReason } from '@clinic/core/booking/model/clinic-cancellation';
import type { AbsencePlan } from '@clinic/core/desk/absence/read-absence';
import { type Label, labelIn } from '../../language/label.ts';
import { ConfirmForm } from '../confirm-form.tsx';
import { cancelAbsencePath } from './absence-path.ts';
import { AbsenceSums } from './absence-sums.tsx';
import { AbsenceTable } from './absence-table.tsx';
import { absenceWords as words } from './absence-words.ts';
import { LetterPreview } from './letter-preview.tsx';

type Props = {
  plan: AbsencePlan;
  question: { doctorId: number; from: string; to: string; reason: ClinicCancelReason };
  language: string;
};

/** Who is concerned, what they read, and at the foot what the one press does. */
export function AbsencePlanView({ plan, question: { doctorId, from, to, reason }, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const open = plan.lines.filter(({ by }) => by !== 'called');
  const hidden = {
    ...{ medico: doctorId, de: from, ate: to, motivo: reason },
    marcacoes: open.flatMap(({ booking }) => booking?.id ?? []).join('.'),
    consultas: open.flatMap(({ booking, visit }) => (booking ? [] : (visit.appointmentId ?? []))).join('.'),
  };
  if (open.length === 0)
    return (
      <>
        {plan.lines.length > 0 && <AbsenceTable lines={plan.lines} language={language} />}
        <ConfirmForm to={cancelAbsencePath} hidden={hidden} confirm={words.closeConfirm} button={words.close} language={language}>
          <p>{say(words.none)}</p>
          <p>{say(words.first)}</p>
        </ConfirmForm>
      </>
    );
  const counted = (each: Label): Label => ({
    pt: each.pt.replace('{count}', String(open.length)),
    en: each.en.replace('{count}', String(open.length)),
  });
  const shown = plan.lines.find(({ by, booking }) => by === 'letter' && booking !== null);
  return (
    <>
      <div className="absence-review">
        <div className="absence-people">
          <AbsenceTable lines={plan.lines} language={language} />
          <p className="desk-note">{say(words.audited)}</p>
        </div>
        <div className="absence-beside">
          {shown?.booking && (
            <section aria-labelledby="desk-letter">
              <h2 id="desk-letter">{say(words.letterOf).replace('{name}', shown.visit.patientName)}</h2>
              <LetterPreview booking={shown.booking} reason={reason} money={shown} language={language} />
            </section>
          )}
          <div className="absence-after">
            <p>
              <strong>{say(words.first)}</strong>
            </p>
            {open.some(({ refundCents }) => refundCents > 0) && <p>{say(words.moneyBack)}</p>}
            {open.some(({ booking }) => booking === null) && <p>{say(words.telephone)}</p>}
          </div>
        </div>
      </div>
      <div className="absence-foot">
        <ConfirmForm
          to={cancelAbsencePath}
          hidden={hidden}
          confirm={counted(open.length === 1 ? words.confirmOne : words.confirm)}
          button={counted(open.length === 1 ? words.submitOne : words.submit)}
          tone="grave"
          language={language}
        >
          <AbsenceSums lines={open} language={language} />
        </ConfirmForm>
      </div>
    </>
  );
}
