import { heldKinds } from '@clinic/core/personal-area/data-requests/held-after-erasure';
import type { WorkItem } from '@clinic/core/work-items/work-item';
import { type Label, labelIn } from '../../language/label.ts';
import { ConfirmForm } from '../confirm-form.tsx';
import { workWords } from '../work/work-words.ts';
import { heldWords, accountActionWords as words } from './account-action-words.ts';
import { accountActionPath } from './account-path.ts';

/** `others`: what else is open about the account. */
type Props = { accountId: string; others: WorkItem[]; language: string };

/** Names what stays, and what is closed unanswered, before it asks: whoever presses has to tell the person. */
export function ErasureForms({ accountId, others, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  return (
    <>
      <details>
        <summary>{say(words.eraseTitle)}</summary>
        <ConfirmForm
          to={accountActionPath(accountId, 'erase')}
          confirm={words.eraseConfirm}
          button={words.eraseTitle}
          tone="grave"
          language={language}
        >
          <p>{say(words.eraseHelp)}</p>
          <p>{say(words.eraseStays)}</p>
          <ul>
            {heldKinds.map((kind) => (
              <li key={kind}>{say(heldWords[kind])}</li>
            ))}
          </ul>
          {others.length > 0 && <p>{say(words.eraseCloses)}</p>}
          {others.length > 0 && (
            <ul>
              {others.map(({ id, kind }) => (
                <li key={id}>{say(workWords[kind].title)}</li>
              ))}
            </ul>
          )}
        </ConfirmForm>
      </details>
      <details>
        <summary>{say(words.dropErasureTitle)}</summary>
        <ConfirmForm
          to={accountActionPath(accountId, 'dropErasure')}
          confirm={words.dropErasureConfirm}
          button={words.dropErasureButton}
          language={language}
        />
      </details>
    </>
  );
}
