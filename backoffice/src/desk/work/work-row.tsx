import type { WorkLine } from '@clinic/core/desk/read-work';
import type { WorkQuestion } from '@clinic/core/desk/work/arrange-work';
import type { WorkItemKind } from '@clinic/core/work-items/work-item';
import { StaffIcon } from '../../frame/staff-icon.tsx';
import { type Label, labelIn } from '../../language/label.ts';
import { accountListWords } from '../accounts/account-words.ts';
import { relativeMoment } from '../due-words.ts';
import { accountStateWords } from '../file/refund-account-words.ts';
import { SettleForm } from '../settle-form.tsx';
import { stateWords } from '../status-words.ts';
import { ClockCell } from './clock-cell.tsx';
import { kindIcons } from './kind-icons.ts';
import { whomOf } from './whom-of.ts';
import { WorkOwner } from './work-owner.tsx';
import { workAddress } from './work-path.ts';
import { workReasons } from './work-reasons.ts';
import { detailInWords, workListWords, workWords } from './work-words.ts';

/** Settled from here: there is nothing to read up first, and no patient waits for it. */
const settledInList: readonly WorkItemKind[] = ['unusualRate', 'newsletterNotSent', 'subscribersNotTold'];

/** `question`: the list as it was chosen. */
type Props = { line: WorkLine; question: WorkQuestion; isOpened: boolean; now: Date; language: string };

export function WorkRow({ line: item, question, isOpened, now, language }: Props) {
  const beside = workAddress({ ...question, itemId: item.id });
  const { kind, line, account, claim, isMine, clock } = item;
  const whom = whomOf(item, language);
  const say = (words: Label) => labelIn(language, words);
  const isLate = clock.state === 'overdue';
  const isOthers = claim !== null && !isMine;
  // Only what is late, or open beside, has an emphasised button: where all have one, none is seen first.
  const isEmphasised = (isLate || isOpened) && !isOthers;
  return (
    <li data-late={isLate} data-state={clock.state} data-others={isOthers} data-opened={isOpened}>
      <ClockCell clock={clock} isInRow={true} now={now} language={language} />
      <p className="desk-what">
        <StaffIcon name={kindIcons[kind]} />
        <a href={beside} aria-current={isOpened ? 'true' : undefined}>
          {say(workWords[kind].title)}
        </a>
        <span>{reasonOf(item, language)}</span>
      </p>
      <p className="desk-whom">
        {whom ? <a href={whom.path}>{whom.name}</a> : <span>{say(workListWords.noBooking)}</span>}
        {line && (
          <span>
            {line.cancelledAt && <strong>{say(stateWords.cancelled)}: </strong>}
            {relativeMoment(line.startsAt, now, language)}, {line.doctorName}
          </span>
        )}
        {account && <span>{say(accountListWords.patientAccount)}</span>}
      </p>
      <WorkOwner item={item} now={now} language={language} />
      {settledInList.includes(kind) ? (
        <SettleForm
          itemId={item.id}
          words={say(workWords[kind].act)}
          from={question}
          {...(isEmphasised ? {} : { look: 'plain' as const })}
        />
      ) : (
        whom && (
          <a
            className="desk-row-act"
            data-emphasis={isEmphasised}
            href={item.subject.kind === 'account' ? `${whom.path}#por-fazer` : beside}
          >
            {say(workWords[kind].act)}
            <span className="desk-hidden">: {whom.name}</span>
          </a>
        )
      )}
    </li>
  );
}

/** What is known of this one says more than what is true of its whole kind. */
function reasonOf(item: WorkLine, language: string): string {
  const account = item.kind === 'refundDue' && item.line?.account;
  if (account) return labelIn(language, accountStateWords[account]);
  return detailInWords(item, language) ?? labelIn(language, workReasons[item.kind]);
}
