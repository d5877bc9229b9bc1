import type { OpenedFile } from '@clinic/core/desk/open-file';
import type { FilledReply } from '@clinic/core/desk/replies/filled-replies';
import { longestLetter, shortestLetter } from '@clinic/core/desk/write-to-patient';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { actionWords } from '../action-words.ts';
import { actionPath } from '../desk-path.ts';
import { ReplyText } from '../replies/reply-text.tsx';

/** `replies`: with this booking's data in them. */
type Props = { file: OpenedFile; replies: FilledReply[]; language: string };

/** Where work that is answered in writing leads to. */
export const writePlace = 'escrever';

export function FileWrite({ file: { booking, arrived }, replies, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  return (
    <section className="desk-card desk-write" aria-labelledby={writePlace}>
      <h2 id={writePlace}>{say(actionWords.writeTitle)}</h2>
      <ActionForm to={actionPath(booking.id, 'write')} {...(arrived[0] && { hidden: { lida: arrived[0].id } })}>
        <ReplyText
          replies={replies}
          limits={{ minLength: shortestLetter, maxLength: longestLetter }}
          words={{ text: say(actionWords.writeLabel), reply: say(actionWords.writeReply), own: say(actionWords.writeOwn) }}
        />
        {booking.bookedBy && (
          <label className="desk-check">
            <input type="checkbox" name="quem" value="booker" />
            {say(actionWords.writeBooker).replace('{name}', booking.bookedBy.name)}
          </label>
        )}
        <p className="desk-quiet">{say(actionWords.writeHelp)}</p>
        <button type="submit" className="desk-button">
          {say(actionWords.writeSend)}
        </button>
      </ActionForm>
    </section>
  );
}
