import type { RecordLine } from '@clinic/core/desk/accounts/find-records';
import type { OpenedAccount } from '@clinic/core/desk/accounts/open-account-file';
import { type Label, labelIn } from '../../language/label.ts';
import { AuditLink } from '../../management/audit-link.tsx';
import { workPath } from '../desk-path.ts';
import { OutcomeNote, type PressOutcome } from '../outcome-note.tsx';
import { workListWords } from '../work/work-words.ts';
import { DeskHistory, EmailChanges } from './account-history.tsx';
import { accountsPath } from './account-path.ts';
import { AccountRecord } from './account-record.tsx';
import { AccountSignIn, OpenSessions } from './account-sign-in.tsx';
import { accountFileWords, accountListWords, callerWords, levelHelp } from './account-words.ts';
import { AccountWork } from './account-work.tsx';
import { LevelBadge } from './level-badge.tsx';
import { SentMessages } from './sent-messages.tsx';

/** `records`: those that were found, to choose from. `reader`: who has the page open, as their account says. */
type Props = { file: OpenedAccount; records: RecordLine[]; now: Date; language: string; told: PressOutcome; reader?: object | null };

export function AccountFileView({ file, records, now, language, told, reader = null }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const { account, level } = file;
  return (
    <section className="desk" aria-labelledby="desk-title">
      <p className="desk-back">
        <a href={workPath}>← {say(workListWords.title)}</a>
        <a href={accountsPath}>← {say(accountFileWords.back)}</a>
      </p>
      <h1 id="desk-title">{account.name}</h1>
      <p className="desk-note">{say(accountListWords.neverTold)}</p>
      <p className="desk-level">
        <LevelBadge level={level} language={language} /> {say(levelHelp[level])}
      </p>
      <OutcomeNote told={told} language={language} />
      <CallerLinks language={language} />
      <AccountWork file={file} now={now} language={language} />
      <div className="desk-columns">
        <div>
          <AccountSignIn file={file} language={language} />
          <SentMessages messages={file.messages} language={language} />
        </div>
        <div>
          <AccountRecord file={file} records={records} language={language} />
          <OpenSessions file={file} language={language} />
          <EmailChanges changes={file.emailChanges} language={language} />
          <DeskHistory events={file.events} language={language} />
        </div>
      </div>
      <p className="desk-note">
        {say(accountFileWords.audited)} <AuditLink about={{ kind: 'account', id: account.id }} reader={reader} language={language} />
      </p>
    </section>
  );
}

const places = ['entrar', 'emails', 'sessoes', 'ficha'] as const;

/** From what a caller says to the card that answers it. */
const CallerLinks = ({ language }: { language: string }) => (
  <nav className="desk-caller" aria-label={labelIn(language, callerWords.title)}>
    <span>{labelIn(language, callerWords.title)}</span>
    {places.map((place) => (
      <a key={place} href={`#${place}`}>
        {labelIn(language, callerWords.places[place])}
      </a>
    ))}
  </nav>
);
