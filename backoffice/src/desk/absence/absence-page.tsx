import type { AbsenceInForce } from '@clinic/core/desk/absence/doctor-absence';
import type { AbsencePlan } from '@clinic/core/desk/absence/read-absence';
import { type Label, labelIn } from '../../language/label.ts';
import { dayAddress } from '../day/day-path.ts';
import { dayWords } from '../day/day-words.ts';
import { formatTime } from '../in-words.ts';
import { OutcomeNote, type PressOutcome } from '../outcome-note.tsx';
import { AbsenceChoices } from './absence-choices.tsx';
import type { AbsenceQuestion } from './absence-path.ts';
import { AbsencePlanView } from './absence-plan.tsx';
import { absenceWords as words } from './absence-words.ts';
import { ClosedDays } from './closed-days.tsx';

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
    <section className="desk absence-page" aria-labelledby="desk-title">
      <p className="desk-back">
        <a href={dayAddress({ day: question.from, doctorId: question.doctorId })}>← {say(dayWords.title)}</a>
      </p>
      <h1 id="desk-title">{say(words.title)}</h1>
      <p className="desk-note">{say(words.lead)}</p>
      <OutcomeNote told={told} language={language} />
      <AbsenceChoices question={question} doctors={doctors} language={language} />
      {isTooLong && <p role="alert">{say(words.tooLong)}</p>}
      {plan && !plan.isWhole && (
        <p className="desk-told" data-trouble="true" role="alert">
          {say(words.silent).replace('{time}', formatTime(now))}
        </p>
      )}
      {plan && question.reason && question.doctorId !== null && (
        <AbsencePlanView plan={plan} question={{ ...question, doctorId: question.doctorId, reason: question.reason }} language={language} />
      )}
      <ClosedDays inForce={inForce} doctors={doctors} language={language} />
    </section>
  );
}
