import { type FileContact, identityChecks } from '@clinic/core/desk/check-identity';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { ConfirmForm } from '../confirm-form.tsx';
import { actionPath } from '../desk-path.ts';
import { formatDateTime } from '../in-words.ts';
import { RadioChoice } from '../radio-choice.tsx';
import { contactKindWords, identityCheckWords, identityWords } from './identity-words.ts';

type Props = { file: OpenedFile; language: string };

/** Which contacts open the patient's record, and who said so. */
export function Identity({ file, language }: Props) {
  const { booking, contacts, items, possible } = file;
  const say = (words: Label) => labelIn(language, words);
  return (
    <section id="identidade" className="desk-card" aria-labelledby="desk-identity">
      <h2 id="desk-identity">{say(identityWords.title)}</h2>
      {booking.patientId === null && <p className="desk-quiet">{say(identityWords.noRecord)}</p>}
      <ul className="desk-money">
        {contacts.map((contact) => (
          <li key={contact.kind}>
            <ContactLine contact={contact} language={language} />
            {contact.confirmed && booking.patientId !== null && (
              <details>
                <summary>{say(identityWords.withdraw)}</summary>
                <ConfirmForm
                  to={actionPath(booking.id, 'identityWithdrawn')}
                  hidden={{ contacto: contact.kind }}
                  confirm={identityWords.withdrawConfirm}
                  button={identityWords.withdraw}
                  tone="grave"
                  language={language}
                />
              </details>
            )}
          </li>
        ))}
      </ul>
      {possible.includes('identityChecked') && (
        <details open={items.some(({ kind }) => kind === 'identityToCheck')}>
          <summary>{say(identityWords.check)}</summary>
          <CheckForm file={file} language={language} />
        </details>
      )}
      {booking.bookedBy && <p className="desk-quiet">{say(identityWords.bookedBy)}</p>}
    </section>
  );
}

function ContactLine({ contact: { kind, value, provenWithBooking, confirmed }, language }: { contact: FileContact; language: string }) {
  const say = (words: Label) => labelIn(language, words);
  const state = confirmed
    ? say(identityWords.confirmed).replace('{moment}', formatDateTime(confirmed.at)).replace('{name}', confirmed.by)
    : say(identityWords.open);
  return (
    <>
      <strong>{value}</strong> <span className="desk-quiet">{say(contactKindWords[kind])}</span>
      <br />
      {state}
      {provenWithBooking && `, ${say(identityWords.proven)}`}
    </>
  );
}

function CheckForm({ file: { booking, contacts }, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  return (
    <ActionForm to={actionPath(booking.id, 'identityChecked')}>
      <p>{say(identityWords.help)}</p>
      <p>
        <strong>{say(identityWords.never)}</strong>
      </p>
      <RadioChoice name="como" legend={identityWords.how} values={identityChecks} words={identityCheckWords} language={language} />
      <fieldset>
        <legend>{say(identityWords.which)}</legend>
        {contacts
          .filter(({ confirmed }) => !confirmed)
          .map(({ kind, value, provenWithBooking }) => (
            <label key={kind} className="desk-check">
              <input type="checkbox" name={kind} value="sim" defaultChecked={provenWithBooking} />
              {value}
            </label>
          ))}
      </fieldset>
      <button type="submit" className="desk-button">
        {say(identityWords.checked)}
      </button>
    </ActionForm>
  );
}
