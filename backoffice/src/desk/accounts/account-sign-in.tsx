import type { OpenedAccount } from '@clinic/core/desk/accounts/open-account-file';
import { identityChecks } from '@clinic/core/desk/check-identity';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { ConfirmForm } from '../confirm-form.tsx';
import { Facts } from '../facts.tsx';
import { identityCheckWords } from '../file/identity-words.ts';
import { deviceNameIn, formatDateTime } from '../in-words.ts';
import { fileWords } from '../page-words.ts';
import { RadioChoice } from '../radio-choice.tsx';
import { accountActionWords as actionWords } from './account-action-words.ts';
import { accountActionPath } from './account-path.ts';
import { accountFileWords } from './account-words.ts';

type Props = { file: OpenedAccount; language: string };

const withMoment = (language: string, words: Label, at: Date) => labelIn(language, words).replace('{moment}', formatDateTime(at));

/** With what the person signs in, and what to tell somebody who cannot. */
export function AccountSignIn({ file: { account, secondSteps, possible }, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const { passwordSetAt } = account;
  const yesOrNo = (is: boolean) => say(is ? accountFileWords.yes : accountFileWords.no);
  const password = passwordSetAt ? withMoment(language, accountFileWords.passwordSet, passwordSetAt) : say(accountFileWords.none);
  return (
    <Facts
      id="entrar"
      title={accountFileWords.signIn}
      language={language}
      rows={[
        [accountFileWords.email, account.email],
        [accountFileWords.password, password],
        [accountFileWords.passkey, yesOrNo(secondSteps.passkey)],
        [accountFileWords.totp, yesOrNo(secondSteps.totp)],
        [accountFileWords.created, formatDateTime(account.createdAt)],
        // Only where it was changed since.
        [accountFileWords.verified, account.verifiedAt > account.createdAt ? formatDateTime(account.verifiedAt) : null],
        [accountFileWords.language, say(fileWords.languages[account.locale])],
      ]}
    >
      <p>{say(accountFileWords.signInHelp)}</p>
      {secondSteps.totp && <p>{say(accountFileWords.totpHelp)}</p>}
      {possible.includes('removeSecondStep') && <SecondStepForm accountId={account.id} language={language} />}
    </Facts>
  );
}

const SecondStepForm = ({ accountId, language }: { accountId: string; language: string }) => (
  <details>
    <summary>{labelIn(language, actionWords.secondStepTitle)}</summary>
    <ConfirmForm
      to={accountActionPath(accountId, 'removeSecondStep')}
      confirm={actionWords.secondStepConfirm}
      button={actionWords.secondStepTitle}
      tone="grave"
      language={language}
    >
      <p>{labelIn(language, actionWords.secondStepHelp)}</p>
      <p>
        <strong>{labelIn(language, actionWords.never)}</strong>
      </p>
      <RadioChoice name="como" legend={actionWords.how} values={identityChecks} words={identityCheckWords} language={language} />
    </ConfirmForm>
  </details>
);

export function OpenSessions({ file: { account, sessions, possible }, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  return (
    <section id="sessoes" className="desk-card" aria-labelledby="desk-devices">
      <h2 id="desk-devices">{say(accountFileWords.devices)}</h2>
      {sessions.length === 0 && <p className="desk-quiet">{say(accountFileWords.noDevices)}</p>}
      <ul className="desk-money">
        {sessions.map(({ id, deviceName, seenAt }) => (
          <li key={id}>
            <strong>{deviceNameIn(language, deviceName)}</strong>{' '}
            <span className="desk-quiet">{withMoment(language, accountFileWords.seen, seenAt)}</span>
          </li>
        ))}
      </ul>
      {possible.includes('endSessions') && (
        <ActionForm to={accountActionPath(account.id, 'endSessions')}>
          <p>{say(actionWords.endHelp)}</p>
          {account.passwordSetAt && (
            <label className="desk-check">
              <input type="checkbox" name="palavra" value="sim" />
              {say(actionWords.endPassword)}
            </label>
          )}
          <button type="submit" className="desk-button" data-look="plain">
            {say(actionWords.endTitle)}
          </button>
        </ActionForm>
      )}
    </section>
  );
}
