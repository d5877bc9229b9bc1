import { accountStanding, type RefundAccount } from '@clinic/core/booking/model/refund-account';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { openMinutes } from '@clinic/core/desk/opened-by-press';
import { shownIban } from '@clinic/core/personal-data/iban';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { ConfirmForm } from '../confirm-form.tsx';
import { actionPath, filePath } from '../desk-path.ts';
import { formatDateTime } from '../in-words.ts';
import { ShownFor } from '../shown-for.tsx';
import { accountStateWords, accountWords } from './refund-account-words.ts';

/** `account`: only on the page after the press that opened it. */
type Props = { file: OpenedFile; account: RefundAccount | null; language: string };

/** Where a refund is transferred to: asked for, waited for, received, and opened with a press of its own. */
export function FileRefundAccount({ file, account, language }: Props) {
  const { refundAccount: asked, possible, booking } = file;
  const standing = accountStanding(asked);
  const say = (words: Label) => labelIn(language, words);
  const at = (words: Label, moment: Date | null | undefined) => say(words).replace('{moment}', moment ? formatDateTime(moment) : '');
  const mayAsk = possible.includes('accountAsked');
  if (standing === 'notAsked' && !mayAsk) return null;
  if (standing === 'erased' && !mayAsk) return <p className="desk-quiet">{at(accountWords.erased, asked?.erasedAt)}</p>;
  return (
    <div className="desk-account">
      {standing === 'waiting' && (
        <p>
          <strong>{say(accountStateWords.waiting)}</strong> <span className="desk-quiet">{at(accountWords.asked, asked?.askedAt)}</span>
        </p>
      )}
      {standing === 'given' && (
        <p>
          <strong>{say(accountStateWords.given)}</strong> <span className="desk-quiet">{at(accountWords.given, asked?.givenAt)}</span>
        </p>
      )}
      {account && (
        <ShownFor minutes={openMinutes} over={<Hidden bookingId={booking.id} language={language} />}>
          <Opened account={account} file={file} language={language} />
        </ShownFor>
      )}
      {!account && possible.includes('accountOpened') && (
        <ActionForm to={actionPath(booking.id, 'accountOpened')}>
          <button type="submit" className="desk-button">
            {say(accountWords.open)}
          </button>
          <span className="desk-quiet">{say(accountWords.openNote)}</span>
        </ActionForm>
      )}
      {mayAsk && standing === 'given' && (
        <details>
          <summary>{say(accountWords.other)}</summary>
          <ConfirmForm
            to={actionPath(booking.id, 'accountAsked')}
            confirm={accountWords.otherConfirm}
            button={accountWords.other}
            language={language}
          />
        </details>
      )}
      {mayAsk && standing !== 'given' && (
        <ActionForm to={actionPath(booking.id, 'accountAsked')}>
          <button type="submit" className="desk-button" data-look="plain">
            {say(standing === 'waiting' ? accountWords.again : accountWords.ask)}
          </button>
        </ActionForm>
      )}
    </div>
  );
}

/** Who could have read the code is told beside what was typed after it. */
function Opened({ account, file, language }: Props & { account: RefundAccount }) {
  const say = (words: Label) => labelIn(language, words);
  return (
    <>
      <dl className="desk-facts">
        <div>
          <dt>{say(accountWords.iban)}</dt>
          <dd>
            <code>{shownIban(account.iban)}</code>
          </dd>
        </div>
        <div>
          <dt>{say(accountWords.holder)}</dt>
          <dd>{account.holder}</dd>
        </div>
      </dl>
      {!file.refundAccount?.contactProven && <p className="desk-account-warning">{say(accountWords.unproven)}</p>}
      {file.booking.patient.formerContacts?.map(({ value, until, by }) => (
        <p key={until} className="desk-account-warning">
          {say(accountWords.corrected)
            .replace('{moment}', formatDateTime(new Date(until)))
            .replace('{name}', by)
            .replace('{value}', value)}
        </p>
      ))}
      <p>{say(accountWords.compare)}</p>
      <p className="desk-quiet">{say(accountWords.hides).replace('{minutes}', String(openMinutes))}</p>
    </>
  );
}

const Hidden = ({ bookingId, language }: { bookingId: string; language: string }) => (
  <p>
    {labelIn(language, accountWords.hidden)} <a href={`${filePath(bookingId)}#devolucoes`}>{labelIn(language, accountWords.reload)}</a>
  </p>
);
