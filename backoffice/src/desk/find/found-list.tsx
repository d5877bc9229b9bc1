import type { AccountLine } from '@clinic/core/desk/accounts/account-desk';
import type { RequestLine } from '@clinic/core/desk/desk-store';
import type { FoundBookings } from '@clinic/core/desk/find/find-bookings';
import { StaffIcon } from '../../frame/staff-icon.tsx';
import { type Label, labelIn } from '../../language/label.ts';
import { AccountTable } from '../accounts/account-list.tsx';
import { accountsPath } from '../accounts/account-path.ts';
import { accountListWords } from '../accounts/account-words.ts';
import { callerPath } from '../caller/caller-path.ts';
import { phoneWords } from '../caller/phone-words.ts';
import { dayPath } from '../day/day-path.ts';
import { dayWords } from '../day/day-words.ts';
import { OutcomeNote, type PressOutcome } from '../outcome-note.tsx';
import { RequestTable } from '../requests/request-table.tsx';
import { findWords as words } from './find-words.ts';
import { FoundTable } from './found-table.tsx';

/** `requests`: forms of the site. */
type Props = {
  found: FoundBookings;
  requests?: RequestLine[];
  accounts?: AccountLine[];
  isMore: boolean;
  now: Date;
  language: string;
  told: PressOutcome;
};

export function FoundListView({ found, requests = [], accounts = [], isMore, now, language, told }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const groups = (['coming', 'past'] as const).filter((group) => found[group].length > 0);
  const isNothing = groups.length + requests.length + accounts.length === 0;
  return (
    <section className="desk desk-found" aria-labelledby="desk-title">
      <h1 id="desk-title">{say(words.title)}</h1>
      <OutcomeNote told={told} language={language} />
      {isNothing && <NothingFound language={language} />}
      {!isNothing && (
        <p className="desk-found-identity">
          <StaffIcon name="shield" />
          {say(words.identity)}
        </p>
      )}
      {groups.map((group) => (
        <section key={group} aria-labelledby={`found-${group}`}>
          <h2 id={`found-${group}`} className="desk-group">
            {say(words[group])} <span>{found[group].length}</span>
          </h2>
          <FoundTable lines={found[group]} now={now} language={language} />
        </section>
      ))}
      {isMore && <p className="desk-note">{say(words.more)}</p>}
      {requests.length > 0 && (
        <section aria-labelledby="found-requests">
          <h2 id="found-requests" className="desk-group">
            {say(words.requests)} <span>{requests.length}</span>
          </h2>
          <RequestTable lines={requests} now={now} language={language} />
        </section>
      )}
      {accounts.length > 0 && (
        <section aria-labelledby="found-accounts">
          <h2 id="found-accounts" className="desk-group">
            {say(accountListWords.title)} <span>{accounts.length}</span>
          </h2>
          <p className="desk-note">{say(accountListWords.neverTold)}</p>
          <AccountTable lines={accounts} language={language} />
        </section>
      )}
      {!isNothing && <p className="desk-note">{say(words.audited)}</p>}
    </section>
  );
}

/** Where to go on while the caller waits: a visit made at the clinic is in the day sheet, an account has a page of its own. */
function NothingFound({ language }: { language: string }) {
  const say = (each: Label) => labelIn(language, each);
  const ways: [href: string, words: Label][] = [
    [callerPath, phoneWords.title],
    [dayPath, dayWords.title],
    [accountsPath, accountListWords.title],
  ];
  return (
    <>
      <p className="desk-toolbar">
        {ways.map(([href, each]) => (
          <a key={href} className="desk-button" data-look="plain" href={href}>
            {say(each)}
          </a>
        ))}
      </p>
      <p className="desk-note">{say(words.help)}</p>
    </>
  );
}
