import { randomUUID } from 'node:crypto';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import type { FilledReply } from '@clinic/core/desk/replies/filled-replies';
import { longestLetter, shortestLetter } from '@clinic/core/desk/write-to-patient';
import { isPlainAddress } from '@clinic/core/mail/mail';
import { type Label, labelIn } from '../../language/label.ts';
import { actionWords } from '../action-words.ts';
import { actionPath } from '../desk-path.ts';
import { ReplyText } from '../replies/reply-text.tsx';
import { TypedForm } from '../typed-form.tsx';
import { ReturnedLetters } from './returned-letter.tsx';

/** `replies`: with this booking's data in them. */
type Props = { file: OpenedFile; replies: FilledReply[]; language: string };

/** Where work that is answered in writing leads to. */
export const writePlace = 'escrever';

/** To whom it can go. Whoever booked with the same address gets it once. */
function addresseesOf({ patient, bookedBy }: OpenedFile['booking']) {
  const toPatient = isPlainAddress(patient.email) ? patient.email : null;
  const booker = bookedBy && isPlainAddress(bookedBy.email) && bookedBy.email !== patient.email ? bookedBy : null;
  return { toPatient, booker };
}

export function FileWrite({ file: { booking, arrived, sent }, replies, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const { toPatient, booker } = addresseesOf(booking);
  const addresses = [toPatient, booker?.email].filter((address) => typeof address === 'string');
  const hidden = { ...(arrived[0] && { lida: arrived[0].id }), ...(!toPatient && booker && { quem: 'booker' }) };
  return (
    <section className="desk-card desk-write" aria-labelledby={writePlace}>
      <h2 id={writePlace}>{say(actionWords.writeTitle)}</h2>
      {addresses[0] === undefined ? (
        <NoAddress booking={booking} language={language} />
      ) : (
        <TypedForm to={actionPath(booking.id, 'write')} requestId={randomUUID()} hidden={hidden} language={language}>
          <p className="desk-to">
            {say(actionWords.writeTo)} <strong>{addresses[0]}</strong>
            {!toPatient && booker && `, ${say(actionWords.writeOfBooker).replace('{name}', booker.name)}`}
          </p>
          <ReturnedLetters sent={sent} addresses={addresses} language={language} />
          <ReplyText
            replies={replies}
            limits={{ minLength: shortestLetter, maxLength: longestLetter }}
            words={{ text: say(actionWords.writeLabel), reply: say(actionWords.writeReply), own: say(actionWords.writeOwn) }}
          />
          {toPatient && booker && (
            <label className="desk-check">
              <input type="checkbox" name="quem" value="booker" />
              {say(actionWords.writeBooker).replace('{name}', booker.name).replace('{address}', booker.email)}
            </label>
          )}
          <p className="desk-quiet">{say(actionWords.writeHelp)}</p>
          <button type="submit" className="desk-button">
            {say(actionWords.writeSend)}
          </button>
        </TypedForm>
      )}
    </section>
  );
}

const NoAddress = ({ booking: { patient, bookedBy }, language }: { booking: OpenedFile['booking']; language: string }) => {
  const phone = patient.phone || bookedBy?.phone;
  return (
    <p>
      {labelIn(language, phone ? actionWords.writeCall : actionWords.writeNoContact)}
      {phone && (
        <>
          {' '}
          <a href={`tel:${phone}`}>{phone}</a>
        </>
      )}
    </p>
  );
};
