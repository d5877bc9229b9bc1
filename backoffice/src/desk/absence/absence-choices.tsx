import { clinicCancelReasons } from '@clinic/core/booking/model/clinic-cancellation';
import { type Label, labelIn } from '../../language/label.ts';
import { RadioChoice } from '../radio-choice.tsx';
import { type AbsenceQuestion, absencePath } from './absence-path.ts';
import { clinicCancelWords, absenceWords as words } from './absence-words.ts';

type Props = { question: AbsenceQuestion; doctors: { id: number; name: string }[]; language: string };

/** Who and when beside why; asked with the address, so that it can be asked again. */
export function AbsenceChoices({ question, doctors, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  return (
    <form className="absence-choices" action={absencePath} method="get">
      <div className="absence-when">
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
