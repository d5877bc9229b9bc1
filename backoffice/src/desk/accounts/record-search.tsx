import type { RecordLine } from '@clinic/core/desk/accounts/find-records';
import type { OpenedAccount } from '@clinic/core/desk/accounts/open-account-file';
import { identityChecks } from '@clinic/core/desk/check-identity';
import { sameName } from '@clinic/core/identity/agrees';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { ConfirmForm } from '../confirm-form.tsx';
import { identityCheckWords } from '../file/identity-words.ts';
import { RadioChoice } from '../radio-choice.tsx';
import { accountActionWords as words } from './account-action-words.ts';
import { accountActionPath, accountPath, findRecordsPath } from './account-path.ts';

type Props = { file: OpenedAccount; records: RecordLine[]; language: string };

/** Finds the clinic's record to link, or the one that stayed after a merge. */
export function RecordSearch({ file: { account, level }, records, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const isLinked = level === 'linked';
  return (
    <details open={records.length > 0}>
      <summary>{say(isLinked ? words.moveTitle : words.linkTitle)}</summary>
      <p>{isLinked ? say(words.moveHelp) : <strong>{say(words.never)}</strong>}</p>
      <form className="desk-form" action={findRecordsPath(account.id)} method="post" autoComplete="off">
        <label>
          {say(words.recordField)}
          <input type="text" name="procura" inputMode="numeric" maxLength={20} />
        </label>
        <button type="submit" className="desk-button" data-look="plain">
          {say(words.recordSearch)}
        </button>
      </form>
      <ul className="desk-money">
        {records
          .filter(({ id }) => id !== account.patientId)
          .map((record) => (
            <li key={record.id}>
              <RecordChoice record={record} account={account} language={language} />
            </li>
          ))}
      </ul>
    </details>
  );
}

type ChoiceProps = { record: RecordLine; account: OpenedAccount['account']; language: string };

function RecordChoice({ record, account, language }: ChoiceProps) {
  const say = (each: Label) => labelIn(language, each);
  const isSameName = sameName(record.name, account.name);
  return (
    <>
      <strong>{record.name}</strong> {say(words.recordLine).replace('{number}', String(record.id))}{' '}
      <span className="desk-quiet">{say(isSameName ? words.sameName : words.otherName)}</span>
      {record.linkedAccountId ? (
        <p>
          <a href={accountPath(record.linkedAccountId)}>{say(words.taken)}</a>
        </p>
      ) : (
        <ChoiceForm record={record} account={account} language={language} isSameName={isSameName} />
      )}
    </>
  );
}

function ChoiceForm({ record, account, language, isSameName }: ChoiceProps & { isSameName: boolean }) {
  const say = (each: Label) => labelIn(language, each);
  if (account.patientId !== null)
    return (
      <ConfirmForm
        to={accountActionPath(account.id, 'moveLink')}
        hidden={{ de: account.patientId, ficha: record.id }}
        confirm={words.moveConfirm}
        button={words.move}
        language={language}
      />
    );
  return (
    <ActionForm to={accountActionPath(account.id, 'linkRecord')} hidden={{ ficha: record.id }}>
      <RadioChoice name="como" legend={words.how} values={identityChecks} words={identityCheckWords} language={language} />
      <label>
        {say(words.birthDate)}
        <input type="date" name="nascimento" required />
      </label>
      {!isSameName && (
        <label className="desk-check">
          <input type="checkbox" name="nome" value="sim" />
          {say(words.nameSeen)}
        </label>
      )}
      <button type="submit" className="desk-button">
        {say(words.link)}
      </button>
    </ActionForm>
  );
}
