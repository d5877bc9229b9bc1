import type { RecordLine } from '@clinic/core/desk/accounts/find-records';
import type { OpenedAccount } from '@clinic/core/desk/accounts/open-account-file';
import { unlinkReasons } from '@clinic/core/desk/accounts/unlink-record';
import { identityChecks } from '@clinic/core/desk/check-identity';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { ConfirmForm } from '../confirm-form.tsx';
import { identityCheckWords } from '../file/identity-words.ts';
import { formatDateTime } from '../in-words.ts';
import { RadioChoice } from '../radio-choice.tsx';
import { accountActionWords } from './account-action-words.ts';
import { accountActionPath } from './account-path.ts';
import { accountFileWords, unlinkReasonWords } from './account-words.ts';
import { RecordSearch } from './record-search.tsx';

type Props = { file: OpenedAccount; language: string };

/** Which record the account opens, who said so, and what can be done about it. */
export function AccountRecord({ file, records, language }: Props & { records: RecordLine[] }) {
  const say = (words: Label) => labelIn(language, words);
  const { account, identity, possible } = file;
  return (
    <section id="ficha" className="desk-card" aria-labelledby="desk-record">
      <h2 id="desk-record">{say(accountFileWords.record)}</h2>
      <p>{linkInWords(file, language)}</p>
      {account.patientId !== null && (
        <p className="desk-quiet">
          {identity
            ? say(accountFileWords.identitySeen).replace('{moment}', formatDateTime(identity.at)).replace('{name}', identity.by)
            : say(accountFileWords.identityOpen)}
        </p>
      )}
      {possible.includes('identityChecked') && <IdentityForm file={file} language={language} />}
      {possible.includes('unlinkRecord') && <UnlinkForm file={file} language={language} />}
      <RecordSearch file={file} records={records} language={language} />
    </section>
  );
}

function linkInWords({ account: { patientId, linkedAt, linkedBy } }: OpenedAccount, language: string): string {
  const say = (words: Label) => labelIn(language, words);
  if (patientId === null) return say(accountFileWords.notLinked);
  const isByPatient = linkedBy === 'patient' || linkedBy === null;
  return say(accountFileWords.linked)
    .replace('{number}', String(patientId))
    .replace('{moment}', linkedAt ? formatDateTime(linkedAt) : '')
    .replace('{by}', isByPatient ? say(accountFileWords.byPatient) : say(accountFileWords.byStaff).replace('{name}', linkedBy));
}

function IdentityForm({ file: { account }, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  return (
    <details>
      <summary>{say(accountActionWords.identityTitle)}</summary>
      <ActionForm to={accountActionPath(account.id, 'identityChecked')} hidden={{ de: account.patientId ?? '' }}>
        <p>{say(accountActionWords.identityHelp)}</p>
        <p>
          <strong>{say(accountActionWords.never)}</strong>
        </p>
        <RadioChoice name="como" legend={accountActionWords.how} values={identityChecks} words={identityCheckWords} language={language} />
        <button type="submit" className="desk-button">
          {say(accountActionWords.identityDone)}
        </button>
      </ActionForm>
    </details>
  );
}

const UnlinkForm = ({ file: { account }, language }: Props) => (
  <details>
    <summary>{labelIn(language, accountActionWords.unlinkTitle)}</summary>
    <ConfirmForm
      to={accountActionPath(account.id, 'unlinkRecord')}
      hidden={{ de: account.patientId ?? '' }}
      confirm={accountActionWords.unlinkConfirm}
      button={accountActionWords.unlinkTitle}
      tone="grave"
      language={language}
    >
      <p>{labelIn(language, accountActionWords.unlinkHelp)}</p>
      <RadioChoice
        name="porque"
        legend={accountActionWords.unlinkWhy}
        values={unlinkReasons}
        words={unlinkReasonWords}
        language={language}
      />
    </ConfirmForm>
  </details>
);
