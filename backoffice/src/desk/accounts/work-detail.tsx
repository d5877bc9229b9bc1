import type { OpenedAccount } from '@clinic/core/desk/accounts/open-account-file';
import type { WorkItemKind } from '@clinic/core/work-items/work-item';
import { labelIn } from '../../language/label.ts';
import { formatDateTime } from '../in-words.ts';
import { accessWords, profileFieldWords } from './account-words.ts';

type Props = { kind: WorkItemKind; file: OpenedAccount; language: string };

/** What the person changed, or asked about: without it nobody could answer. */
export function WorkDetail({ kind, file, language }: Props) {
  const lines = linesOf(kind, file, language);
  return lines.length === 0 ? null : (
    <ul className="desk-money">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function linesOf(kind: WorkItemKind, { refusedChanges, questions }: OpenedAccount, language: string): string[] {
  if (kind === 'profileRefused')
    return refusedChanges.map(({ field, value }) => [labelIn(language, profileFieldWords[field]), value].filter(Boolean).join(': '));
  if (kind !== 'accessQuestioned') return [];
  return questions.map(({ happenedAt, actor, action }) => {
    const words = accessWords[action];
    return `${formatDateTime(happenedAt)}, ${actor}: ${words ? labelIn(language, words) : action}`;
  });
}
