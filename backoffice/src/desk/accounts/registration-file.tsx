import type { OpenedRegistration } from '@clinic/core/desk/accounts/open-account-file';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { Facts } from '../facts.tsx';
import { formatDateTime } from '../in-words.ts';
import { OutcomeNote, type PressOutcome } from '../outcome-note.tsx';
import { fileWords } from '../page-words.ts';
import { accountActionWords } from './account-action-words.ts';
import { accountActionPath, accountsPath } from './account-path.ts';
import { accountFileWords, accountListWords, levelHelp } from './account-words.ts';
import { LevelBadge } from './level-badge.tsx';
import { SentMessages } from './sent-messages.tsx';

type Props = { file: OpenedRegistration; language: string; told: PressOutcome };

/** A registration that waits for its e-mail: there is nothing to do but to send the confirmation again. */
export function RegistrationFileView({ file: { registration, messages, possible }, language, told }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const { id, name, email, locale, requestedAt } = registration;
  return (
    <section className="desk" aria-labelledby="desk-title">
      <p className="desk-back">
        <a href={accountsPath}>← {say(accountFileWords.back)}</a>
      </p>
      <h1 id="desk-title">{name}</h1>
      <p className="desk-note">{say(accountListWords.neverTold)}</p>
      <p className="desk-level">
        <LevelBadge level="waiting" language={language} /> {say(levelHelp.waiting)}
      </p>
      <OutcomeNote told={told} language={language} />
      <div className="desk-columns">
        <div>
          <Facts
            title={accountFileWords.registration}
            language={language}
            rows={[
              [accountFileWords.email, email],
              [accountFileWords.registered, formatDateTime(requestedAt)],
              [accountFileWords.language, say(fileWords.languages[locale])],
            ]}
          >
            <p className="desk-quiet">{say(accountFileWords.typedByAnybody)}</p>
            {possible.includes('resendVerification') && (
              <ActionForm to={accountActionPath(id, 'resendVerification')}>
                <p>{say(accountActionWords.resendHelp)}</p>
                <button type="submit" className="desk-button">
                  {say(accountActionWords.resend)}
                </button>
              </ActionForm>
            )}
          </Facts>
        </div>
        <div>
          <SentMessages messages={messages} language={language} />
        </div>
      </div>
      <p className="desk-note">{say(accountFileWords.audited)}</p>
    </section>
  );
}
