import type { WorkLine } from '@clinic/core/desk/read-work';
import type { WorkItemKind } from '@clinic/core/work-items/work-item';
import { type Label, labelIn } from '../../language/label.ts';
import { accountListWords } from '../accounts/account-words.ts';
import { relativeMoment } from '../due-words.ts';
import { accountStateWords } from '../refund-account-words.ts';
import { SettleForm } from '../settle-form.tsx';
import { detailInWords, workListWords, workWords } from '../work-words.ts';
import { holderInWords } from './claim-forms.tsx';
import { ClockCell } from './clock-cell.tsx';
import { whomOf } from './whom-of.ts';
import { laterWords } from './work-act-words.ts';

/** Settled from here: there is nothing to read up first. */
const settledInList: readonly WorkItemKind[] = ['videoLinkMissing', 'unusualRate', 'newsletterNotSent', 'subscribersNotTold'];

/** `beside`: the list with this item opened beside it. */
type Props = { line: WorkLine; beside: string; isOpened: boolean; now: Date; language: string };

export function WorkRow({ line: item, beside, isOpened, now, language }: Props) {
  const { kind, line, account, claim, isMine, clock, asleepUntil, openedAt } = item;
  const whom = whomOf(item, language);
  const say = (words: Label) => labelIn(language, words);
  const moment = (at: Date) => relativeMoment(at, now, language);
  const isLate = clock.state === 'overdue';
  const isOthers = claim !== null && !isMine;
  // Only what is late calls out: a page of loud buttons has no first one.
  const look = isLate && !isOthers ? {} : { look: 'plain' as const };
  return (
    <li data-late={isLate} data-state={clock.state} data-others={isOthers} data-opened={isOpened}>
      <ClockCell clock={clock} now={now} language={language} />
      <p className="desk-what">
        <a href={beside} aria-current={isOpened ? 'true' : undefined}>
          {say(workWords[kind].title)}
        </a>
        {kind === 'refundDue' && line?.account && <span>{say(accountStateWords[line.account])}</span>}
        <span>{detailInWords(item, language) ?? say(workListWords.since).replace('{moment}', moment(openedAt))}</span>
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
      <p className="desk-owner">
        <span>{holderInWords(item, now, language)}</span>
        {asleepUntil && <span>{say(laterWords.asleep).replace('{moment}', moment(asleepUntil))}</span>}
      </p>
      {settledInList.includes(kind) ? (
        <SettleForm itemId={item.id} words={say(workWords[kind].act)} from="list" {...look} />
      ) : (
        whom && (
          <a className="desk-button" data-look={look.look} href={item.subject.kind === 'account' ? `${whom.path}#por-fazer` : beside}>
            {say(workWords[kind].act)}
            <span className="desk-hidden">: {whom.name}</span>
          </a>
        )
      )}
    </li>
  );
}
