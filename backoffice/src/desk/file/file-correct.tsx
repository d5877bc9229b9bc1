import { identityChecks } from '@clinic/core/desk/check-identity';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { actionPath } from '../desk-path.ts';
import { formatDateTime } from '../in-words.ts';
import { RadioChoice } from '../radio-choice.tsx';
import { contactKindWords, contactOwnerWords, identityCheckWords, correctWords as words } from './identity-words.ts';

/** A slip in typing, put right; what stood there before is shown. */
export function FileCorrect({ file, language }: { file: OpenedFile; language: string }) {
  const { booking, possible } = file;
  const say = (each: Label) => labelIn(language, each);
  const former = booking.patient.formerContacts ?? [];
  if (!possible.includes('correctContact')) return null;
  return (
    <div id="contactos" className="desk-correct">
      <details>
        <summary>{say(words.title)}</summary>
        <ActionForm to={actionPath(booking.id, 'correctContact')} hidden={booking.bookedBy ? {} : { quem: 'patient' }}>
          <p>{say(words.help)}</p>
          {booking.bookedBy && (
            <RadioChoice name="quem" legend={words.whose} values={['patient', 'booker']} words={contactOwnerWords} language={language} />
          )}
          <RadioChoice name="contacto" legend={words.which} values={['email', 'phone']} words={contactKindWords} language={language} />
          <label>
            {say(words.value)}
            <input type="text" name="valor" required maxLength={254} autoComplete="off" />
          </label>
          <label>
            {say(words.seen)}
            <select name="como" defaultValue="">
              <option value="">{say(words.notSeen)}</option>
              {identityChecks.map((check) => (
                <option key={check} value={check}>
                  {say(identityCheckWords[check])}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="desk-button">
            {say(words.submit)}
          </button>
        </ActionForm>
      </details>
      {former.length > 0 && (
        <>
          <h3>{say(words.before)}</h3>
          <ul className="desk-money">
            {former.map(({ value, until, by }) => (
              <li key={until}>
                {say(words.former)
                  .replace('{value}', value)
                  .replace('{moment}', formatDateTime(new Date(until)))
                  .replace('{name}', by)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
