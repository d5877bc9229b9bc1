import { type SubSpecialty, subSpecialties } from '@clinic/core/booking/model/sub-specialties';
import { type Label, labelIn } from '../../language/label.ts';
import { reasonWords } from '../day/day-words.ts';
import { phoneWords as words } from './phone-words.ts';

const usual = 'routine' satisfies SubSpecialty;

type Props = { onReason: (reason: SubSpecialty) => void; language: string };

/** Until a reason is chosen there are no hours to show: what people say most is one press away. */
export function ReasonButtons({ onReason, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  return (
    <>
      <p className="desk-note">{say(words.chooseFirst)}</p>
      <div className="caller-reasons">
        {subSpecialties.map((reason) => (
          <button key={reason} type="button" onClick={() => onReason(reason)}>
            {reason === usual ? say(words.noComplaint).replace('{reason}', say(reasonWords[reason])) : say(reasonWords[reason])}
          </button>
        ))}
      </div>
    </>
  );
}
