import type { WorkList as Work, WorkLine } from '@clinic/core/desk/read-work';
import { nameOfRequestItem } from '@clinic/core/requests/request-work-item';
import { type WorkItemKind, workItemKinds } from '@clinic/core/work-items/work-item';
import { type Label, labelIn } from '../language/label.ts';
import { accountPath } from './accounts/account-path.ts';
import { accountListWords } from './accounts/account-words.ts';
import { filePath, workPath } from './desk-path.ts';
import { type DueGroup, dueGroup, relativeMoment } from './due-words.ts';
import { OutcomeNote, type PressOutcome } from './outcome-note.tsx';
import { listWords } from './page-words.ts';
import { requestPath } from './requests/request-path.ts';
import { RequestSearch } from './requests/request-search.tsx';
import { SettleForm } from './settle-form.tsx';
import { detailInWords, workListWords, workWords } from './work-words.ts';

type Props = { work: Work; kind: WorkItemKind | null; now: Date; language: string; told: PressOutcome };

/** Settled from here: there is nothing to read up first. */
const settledInList: readonly WorkItemKind[] = ['videoLinkMissing', 'unusualRate'];
const groups: readonly DueGroup[] = ['overdue', 'today', 'tomorrow', 'later'];

/** Everything that waits for a person, by when it is due. */
export function WorkListView({ work, kind, now, language, told }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const grouped = groups
    .map((group) => ({ group, lines: work.lines.filter(({ dueAt }) => dueGroup(dueAt, now) === group) }))
    .filter(({ lines }) => lines.length > 0);
  return (
    <section className="desk" aria-labelledby="desk-title">
      <h1 id="desk-title">{say(workListWords.title)}</h1>
      <p className="desk-note">{say(workListWords.lead)}</p>
      <RequestSearch language={language} />
      <OutcomeNote told={told} language={language} />
      {work.total > 0 && (
        <p className="desk-sums">
          <strong>{say(workListWords.open).replace('{count}', String(work.total))}</strong>
          {work.overdue > 0 && <strong data-late="true">{say(workListWords.overdue).replace('{count}', String(work.overdue))}</strong>}
        </p>
      )}
      {work.total > 0 && <KindFilter counts={work.counts} total={work.total} kind={kind} language={language} />}
      {grouped.length === 0 && <p>{say(work.total === 0 ? workListWords.none : workListWords.noneOfKind)}</p>}
      {grouped.map(({ group, lines }) => (
        <section key={group} aria-labelledby={`work-${group}`}>
          <h2 id={`work-${group}`} className="desk-group" data-late={group === 'overdue'}>
            {say(workListWords.groups[group])} <span>{lines.length}</span>
          </h2>
          <ul className="desk-work">
            {lines.map((line) => (
              <WorkRow key={line.id} line={line} now={now} language={language} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

type FilterProps = { counts: Work['counts']; total: number; kind: WorkItemKind | null; language: string };

/** A plain form, as the list of bookings has: the choice stands in the address, and tells of no patient. */
function KindFilter({ counts, total, kind, language }: FilterProps) {
  const say = (words: Label) => labelIn(language, words);
  const shown = workItemKinds.filter((each) => counts.has(each) || each === kind);
  return (
    <form className="desk-filters" action={workPath} method="get">
      <label>
        {say(workListWords.kinds)}
        <select name="tipo" defaultValue={kind ?? ''}>
          <option value="">{`${say(workListWords.all)} (${total})`}</option>
          {shown.map((each) => (
            <option key={each} value={each}>
              {`${say(workWords[each].title)} (${counts.get(each) ?? 0})`}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="desk-button" data-look="plain">
        {say(listWords.filter)}
      </button>
      {kind && <a href={workPath}>{say(listWords.clear)}</a>}
    </form>
  );
}

/** A form of the site is named by its number: whose it is shows once it is opened, and that is recorded. */
function whomOf({ line, account, subject, kind, detail }: WorkLine): { name: string; path: string } | null {
  if (line) return { name: line.patientName, path: filePath(line.id) };
  if (account) return { name: account.name, path: accountPath(account.id) };
  return subject.kind === 'request' ? { name: nameOfRequestItem({ kind, detail }), path: requestPath(subject.id) } : null;
}

function WorkRow({ line: item, now, language }: { line: WorkLine; now: Date; language: string }) {
  const { kind, line, account, dueAt, openedAt } = item;
  const whom = whomOf(item);
  const say = (words: Label) => labelIn(language, words);
  const isLate = dueAt < now;
  const moment = (at: Date) => relativeMoment(at, now, language);
  const detail = detailInWords(item, language);
  // Only what is late calls out: a page of loud buttons has no first one.
  const look = isLate ? {} : { look: 'plain' as const };
  return (
    <li data-late={isLate}>
      <p className="desk-due">
        <strong>{isLate ? say(workListWords.late) : say(workListWords.by).replace('{moment}', moment(dueAt))}</strong>
        <span>{say(workListWords.since).replace('{moment}', moment(isLate ? dueAt : openedAt))}</span>
      </p>
      <p className="desk-what">
        <strong>{say(workWords[kind].title)}</strong>
        {detail && <span>{detail}</span>}
      </p>
      <p className="desk-whom">
        {whom ? <a href={whom.path}>{whom.name}</a> : <span>{say(workListWords.noBooking)}</span>}
        {line && (
          <span>
            {moment(line.startsAt)}, {line.doctorName}
          </span>
        )}
        {account && <span>{say(accountListWords.patientAccount)}</span>}
      </p>
      {settledInList.includes(kind) ? (
        <SettleForm itemId={item.id} words={say(workWords[kind].act)} from="list" {...look} />
      ) : (
        whom && (
          <a className="desk-button" data-look={look.look} href={`${whom.path}#por-fazer`}>
            {say(workWords[kind].act)}
            <span className="desk-hidden">: {whom.name}</span>
          </a>
        )
      )}
    </li>
  );
}
