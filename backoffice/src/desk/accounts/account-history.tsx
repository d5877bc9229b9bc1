import type { AccountEvent } from '@clinic/core/desk/accounts/account-desk';
import type { EmailChange } from '@clinic/core/identity/accounts/account-store';
import { labelIn } from '../../language/label.ts';
import { DatedList } from '../dated-list.tsx';
import { formatDateTime } from '../in-words.ts';
import { accountEventWords } from './account-action-words.ts';
import { accountFileWords as words } from './account-words.ts';

export function EmailChanges({ changes, language }: { changes: EmailChange[]; language: string }) {
  if (changes.length === 0) return null;
  return (
    <DatedList
      id="alteracoes"
      title={words.emailChanges}
      language={language}
      events={changes.map((change) => ({
        id: change.id,
        at: change.requestedAt,
        words: labelIn(language, words.emailChange).replace('{old}', change.oldEmail).replace('{new}', change.newEmail),
        aside: changeState(change, language),
      }))}
    />
  );
}

function changeState({ confirmedAt, undoneAt }: EmailChange, language: string): string {
  if (undoneAt) return labelIn(language, words.changeUndone).replace('{moment}', formatDateTime(undoneAt));
  return labelIn(language, confirmedAt ? words.changeConfirmed : words.changeOpen);
}

export function DeskHistory({ events, language }: { events: AccountEvent[]; language: string }) {
  const inWords = (action: string) => {
    const known = Object.entries(accountEventWords).find(([name]) => name === action);
    return known ? labelIn(language, known[1]) : action;
  };
  return (
    <DatedList
      id="balcao"
      title={words.history}
      none={words.noHistory}
      language={language}
      events={events.map(({ happenedAt, actor, action }) => ({
        id: `${happenedAt.toISOString()} ${action}`,
        at: happenedAt,
        words: inWords(action),
        aside: actor,
        isPerson: true,
      }))}
    />
  );
}
