import { dayParts, noticeChoices, waitingWeekdays } from '@clinic/core/booking/model/waiting-wishes';
import type { WaitingEntry } from '@clinic/core/booking/waiting/waiting-entry';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { actionPath } from '../desk-path.ts';
import { formatDateTime } from '../in-words.ts';
import { OpeningAct } from '../opening-act.tsx';
import { RadioChoice } from '../radio-choice.tsx';
import { dayPartWords, joinWords, weekdayWords } from './waiting-words.ts';
import { Wishes } from './wishes.tsx';

type Props = { file: OpenedFile; language: string };

/** “Avise-me se abrir mais cedo”: for who says it on the telephone. Everything is ticked, as on the visit's page: most people can always come. */
export function FileWaiting({ file, language }: Props) {
  const { booking, waiting, possible } = file;
  const say = (each: Label) => labelIn(language, each);
  if (!possible.includes('waitJoined')) return null;
  const doctorWords = { same: sameDoctor(booking.doctorName), any: joinWords.any };
  return (
    <OpeningAct title={waiting ? joinWords.waits : joinWords.title} className="desk-wait" id="espera" language={language}>
      {waiting && <Standing waiting={waiting} file={file} language={language} />}
      <ActionForm to={actionPath(booking.id, 'waitJoined')}>
        <p>{say(waiting ? joinWords.changeHelp : joinWords.help)}</p>
        <RadioChoice
          name="medico"
          legend={joinWords.doctor}
          values={['same', 'any']}
          words={doctorWords}
          chosen={waiting?.anyDoctor ? 'any' : 'same'}
          language={language}
        />
        <fieldset>
          <legend>{say(joinWords.days)}</legend>
          {waitingWeekdays.map((day) => (
            <Tick
              key={day}
              name={`dia${day}`}
              words={weekdayWords[day] ?? joinWords.days}
              isOn={waiting?.weekdays.includes(day) ?? true}
              language={language}
            />
          ))}
        </fieldset>
        <fieldset>
          <legend>{say(joinWords.parts)}</legend>
          {dayParts.map((part) => (
            <Tick key={part} name={part} words={dayPartWords[part]} isOn={waiting?.dayParts.includes(part) ?? true} language={language} />
          ))}
        </fieldset>
        <label>
          {say(joinWords.notice)}
          <select name="aviso" defaultValue={String(waiting?.noticeHours ?? 24)}>
            {noticeChoices.map((hours) => (
              <option key={hours} value={String(hours)}>
                {say(joinWords.hours).replace('{hours}', String(hours))}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="desk-button">
          {say(waiting ? joinWords.change : joinWords.join)}
        </button>
      </ActionForm>
    </OpeningAct>
  );
}

function Standing({ waiting, file: { booking }, language }: Props & { waiting: WaitingEntry }) {
  return (
    <>
      <p>
        {labelIn(language, joinWords.since).replace('{moment}', formatDateTime(waiting.joinedAt))}{' '}
        <Wishes entry={waiting} doctorName={booking.doctorName} language={language} />
      </p>
      <ActionForm to={actionPath(booking.id, 'waitLeft')}>
        <button type="submit" className="desk-button" data-look="plain">
          {labelIn(language, joinWords.leave)}
        </button>
      </ActionForm>
    </>
  );
}

const sameDoctor = (name: string): Label => ({
  pt: joinWords.same.pt.replace('{doctor}', name),
  en: joinWords.same.en.replace('{doctor}', name),
});

type TickProps = { name: string; words: Label; isOn: boolean; language: string };
const Tick = ({ name, words, isOn, language }: TickProps) => (
  <label className="desk-check">
    <input type="checkbox" name={name} value="sim" defaultChecked={isOn} />
    {labelIn(language, words)}
  </label>
);
