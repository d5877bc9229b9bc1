import type { AccountLine } from '@clinic/core/desk/accounts/account-desk';
import { type Label, labelIn } from '../../language/label.ts';
import { DeskTable } from '../bookings/desk-table.tsx';
import { formatDate } from '../in-words.ts';
import { OutcomeNote, type PressOutcome } from '../outcome-note.tsx';
import { accountPath } from './account-path.ts';
import { AccountSearch } from './account-search.tsx';
import { accountListWords as words } from './account-words.ts';
import { LevelBadge } from './level-badge.tsx';

type Props = { lines: AccountLine[]; isMore: boolean; language: string; told: PressOutcome };

export function AccountListView({ lines, isMore, language, told }: Props) {
  const say = (each: Label) => labelIn(language, each);
  return (
    <section className="desk" aria-labelledby="desk-title">
      <h1 id="desk-title">{say(words.title)}</h1>
      <p className="desk-note">{say(words.lead)}</p>
      <AccountSearch language={language} />
      <OutcomeNote told={told} language={language} />
      {lines.length > 0 && <AccountTable lines={lines} language={language} />}
      {isMore && <p className="desk-note">{say(words.more)}</p>}
      <p className="desk-note">{say(words.audited)}</p>
    </section>
  );
}

export const AccountTable = ({ lines, language }: { lines: AccountLine[]; language: string }) => (
  <DeskTable
    headings={[words.name, words.email, words.level, words.since, words.sessions]}
    rows={lines.map(({ id, name, email, level, since, openSessions }) => ({
      id,
      cells: [
        <a key="name" className="desk-row-link" href={accountPath(id)}>
          {name}
        </a>,
        email,
        <LevelBadge key="level" level={level} language={language} />,
        formatDate(since),
        openSessions,
      ],
    }))}
    language={language}
  />
);
