import { type ClinicCancelReason, clinicCancelReasons } from '@clinic/core/booking/model/clinic-cancellation';
import type { AbsenceInForce } from '@clinic/core/desk/absence/doctor-absence';
import type { AbsencePlan } from '@clinic/core/desk/absence/read-absence';
import { type Label, labelIn } from '../../language/label.ts';
import { ConfirmForm } from '../confirm-form.tsx';
import { dayAddress } from '../day/day-path.ts';
import { dayWords } from '../day/day-words.ts';
import { eurosIn, formatTime } from '../in-words.ts';
import { OutcomeNote, type PressOutcome } from '../outcome-note.tsx';
import { RadioChoice } from '../radio-choice.tsx';
import { type AbsenceQuestion, absencePath, cancelAbsencePath } from './absence-path.ts';
import { AbsenceTable } from './absence-table.tsx';
import { clinicCancelWords, absenceWords as words } from './absence-words.ts';
import { ClosedDays } from './closed-days.tsx';
import { LetterPreview } from './letter-preview.tsx';

type Props = {
  question: AbsenceQuestion;
  doctors: { id: number; name: string }[];
  /** Null until everything is chosen, and where there are too many days. */
  plan: AbsencePlan | null;
  isTooLong: boolean;
  inForce: AbsenceInForce[];
  now: Date;
  language: string;
  told: PressOutcome;
};

export function AbsencePage({ question, doctors, plan, isTooLong, inForce, now, language, told }: Props) {
  const say = (each: Label) => labelIn(language, each);
  return (
    <section className="desk" aria-labelledby="desk-title">
      <p className="desk-back">
        <a href={dayAddress({ day: question.from, doctorId: question.doctorId })}>← {say(dayWords.title)}</a>
      </p>
      <h1 id="desk-title">{say(words.title)}</h1>
      <p className="desk-note">{say(words.lead)}</p>
      <OutcomeNote told={told} language={language} />
      <Choices question={question} doctors={doctors} language={language} />
      {isTooLong && <p role="alert">{say(words.tooLong)}</p>}
      {plan && !plan.isWhole && (
        <p className="desk-told" data-trouble="true" role="alert">
          {say(words.silent).replace('{time}', formatTime(now))}
        </p>
      )}
      {plan && question.reason && question.doctorId !== null && (
        <Plan plan={plan} question={{ ...question, doctorId: question.doctorId, reason: question.reason }} language={language} />
      )}
      <ClosedDays inForce={inForce} doctors={doctors} language={language} />
    </section>
  );
}

function Choices({ question, doctors, language }: Pick<Props, 'question' | 'doctors' | 'language'>) {
  const say = (each: Label) => labelIn(language, each);
  return (
    <form className="desk-form" action={absencePath} method="get">
      <div className="desk-filters">
        <label>
          {say(words.doctor)}
          <select name="medico" defaultValue={question.doctorId ?? ''} required>
            <option value="" />
            {doctors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {say(words.from)}
          <input type="date" name="de" defaultValue={question.from} required />
        </label>
        <label>
          {say(words.to)}
          <input type="date" name="ate" defaultValue={question.to} required />
        </label>
      </div>
      <RadioChoice
        name="motivo"
        legend={words.reason}
        values={clinicCancelReasons}
        words={clinicCancelWords}
        language={language}
        {...(question.reason && { chosen: question.reason })}
      />
      <button type="submit" className="desk-button" data-look={question.reason ? 'plain' : undefined}>
        {say(words.show)}
      </button>
    </form>
  );
}

type PlanProps = {
  plan: AbsencePlan;
  question: { doctorId: number; from: string; to: string; reason: ClinicCancelReason };
  language: string;
};

function Plan({ plan, question: { doctorId, from, to, reason }, language }: PlanProps) {
  const say = (each: Label) => labelIn(language, each);
  const open = plan.lines.filter(({ by }) => by !== 'called');
  const figures: Record<string, string> = {
    visits: String(open.length),
    letters: String(open.filter(({ by }) => by === 'letter').length),
    calls: String(open.filter(({ by }) => by === 'call').length),
    amount: eurosIn(
      language,
      open.reduce((sum, { refundCents }) => sum + refundCents, 0),
    ),
  };
  const hidden = {
    ...{ medico: doctorId, de: from, ate: to, motivo: reason },
    marcacoes: open.flatMap(({ booking }) => booking?.id ?? []).join('.'),
    consultas: open.flatMap(({ booking, visit }) => (booking ? [] : (visit.appointmentId ?? []))).join('.'),
  };
  const counted = (each: Label): Label => ({
    pt: each.pt.replace('{count}', String(open.length)),
    en: each.en.replace('{count}', String(open.length)),
  });
  const shown = plan.lines.find(({ by, booking }) => by === 'letter' && booking !== null);
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
  return (
    <>
      <AbsenceTable lines={plan.lines} language={language} />
      {shown?.booking && (
        <section aria-labelledby="desk-letter">
          <h2 id="desk-letter">{say(words.letterOf).replace('{name}', shown.visit.patientName)}</h2>
          <LetterPreview booking={shown.booking} reason={reason} refundCents={shown.refundCents} language={language} />
        </section>
      )}
      <ConfirmForm
        to={cancelAbsencePath}
        hidden={hidden}
        confirm={counted(words.confirm)}
        button={counted(words.submit)}
        tone="grave"
        language={language}
      >
        <p>{say(words.sums).replace(/\{(\w+)\}/g, (_, name: string) => figures[name] ?? '')}</p>
        <p>
          <strong>{say(words.first)}</strong>
        </p>
        {open.some(({ booking }) => booking === null) && <p>{say(words.telephone)}</p>}
      </ConfirmForm>
      <p className="desk-note">{say(words.audited)}</p>
    </>
  );
}
