import { randomUUID } from 'node:crypto';
import { identityChecks } from '@clinic/core/desk/check-identity';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { type Label, labelIn } from '../../language/label.ts';
import { actionPath } from '../desk-path.ts';
import { formatDateTime } from '../in-words.ts';
import { RadioChoice } from '../radio-choice.tsx';
import { TypedForm } from '../typed-form.tsx';
import { contactsToCorrect, documentNeeded, type WrittenContact } from './document-needed.ts';
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
        <p>{say(words.help)}</p>
        {contactsToCorrect(booking).map((written) => (
          <details key={`${written.whose} ${written.kind}`} name="desk-correct">
            <summary>{nameOf(written, booking.bookedBy !== null, language)}</summary>
            <CorrectForm file={file} written={written} language={language} />
          </details>
        ))}
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

/** “E-mail, de quem vem: albano@exemplo.pt” */
function nameOf({ whose, kind, value, isOfBoth }: WrittenContact, hasBooker: boolean, language: string): string {
  const owner = labelIn(language, isOfBoth ? words.ofBoth : contactOwnerWords[whose]);
  const kindInWords = labelIn(language, contactKindWords[kind]);
  const name = hasBooker ? `${kindInWords}, ${owner.charAt(0).toLowerCase()}${owner.slice(1)}` : kindInWords;
  return `${name}: ${value || labelIn(language, words.notGiven)}`;
}

/** What a call cannot change is said first, and a call is then no choice. */
function CorrectForm({ file, written, language }: { file: OpenedFile; written: WrittenContact; language: string }) {
  const say = (each: Label) => labelIn(language, each);
  const needed = documentNeeded(file, written);
  const { whose, kind } = written;
  return (
    <TypedForm
      to={actionPath(file.booking.id, 'correctContact')}
      requestId={randomUUID()}
      hidden={{ quem: whose, contacto: kind }}
      language={language}
    >
      {needed && (
        <p className="desk-attention" role="note">
          {say(words.needed[needed])}
        </p>
      )}
      <label>
        {say(words.value)}
        <input type="text" inputMode={kind === 'phone' ? 'tel' : 'email'} name="valor" required maxLength={254} autoComplete="off" />
      </label>
      {needed ? (
        <RadioChoice name="como" legend={words.how} values={identityChecks} words={identityCheckWords} language={language} />
      ) : (
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
      )}
      <button type="submit" className="desk-button">
        {say(words.submit)}
      </button>
    </TypedForm>
  );
}
