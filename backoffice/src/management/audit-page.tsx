import { shownBookingCode } from '@clinic/core/booking/model/booking-code';
import type { AuditLine, AuditQuestion, AuditTrail } from '@clinic/core/desk/management/audit-trail';
import { accountPath } from '../desk/accounts/account-path.ts';
import { DeskTable } from '../desk/bookings/desk-table.tsx';
import { filePath } from '../desk/desk-path.ts';
import { formatDateTime } from '../desk/in-words.ts';
import { requestPath } from '../desk/requests/request-path.ts';
import { type Label, labelIn } from '../language/label.ts';
import { auditAddress, auditPath, findAuditedPath, subjectNames } from './audit-path.ts';
import { auditActionWords, roleWords, auditWords as words } from './audit-words.ts';

type Props = { trail: AuditTrail; question: AuditQuestion; isCodeUnknown: boolean; language: string };

const actionNames = new Map<string, Label>(Object.entries(auditActionWords));
const roleNames = new Map<string, Label>(Object.entries(roleWords));

export function AuditPage({ trail: { lines, next, choices }, question, isCodeUnknown, language }: Props) {
  const say = (label: Label) => labelIn(language, label);
  const named = (action: string) => (actionNames.has(action) ? say(actionNames.get(action) as Label) : action);
  const { about } = question;
  const code = about?.kind === 'booking' ? (lines.find(({ booking }) => booking?.id === about.id)?.booking?.code ?? '') : '';
  return (
    <section className="desk" aria-labelledby="desk-title">
      <h1 id="desk-title">{say(words.title)}</h1>
      <p className="desk-note">{say(words.lead)}</p>
      {isCodeUnknown && (
        <p className="desk-told" data-trouble role="alert">
          {say(words.noCode)}
        </p>
      )}
      <div className="audit-ways">
        <form className="desk-filters" action={auditPath} method="get">
          {about && <input type="hidden" name={subjectNames[about.kind]} value={about.id} />}
          <label>
            {say(words.from)}
            <input type="date" name="de" defaultValue={question.from} />
          </label>
          <label>
            {say(words.to)}
            <input type="date" name="ate" defaultValue={question.to} />
          </label>
          <label>
            {say(words.person)}
            <select name="pessoa" defaultValue={question.actorId ?? ''}>
              <option value="">{say(words.everybody)}</option>
              {choices.actors.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label>
            {say(words.act)}
            <select name="ato" defaultValue={question.action ?? ''}>
              <option value="">{say(words.everything)}</option>
              {choices.actions.map((action) => (
                <option key={action} value={action}>
                  {named(action)}
                </option>
              ))}
            </select>
          </label>
          <button type="submit" className="desk-button">
            {say(words.show)}
          </button>
        </form>
        <form className="desk-filters" action={findAuditedPath} method="post" autoComplete="off">
          <label>
            {say(words.code)}
            <input type="text" name="codigo" required maxLength={20} size={9} />
          </label>
          <button type="submit" className="desk-button" data-look="plain">
            {say(words.find)}
          </button>
        </form>
      </div>
      {about && (
        <p>
          {say(words.only[about.kind]).replace('{code}', code && shownBookingCode(code))}{' '}
          <a href={auditAddress({ ...question, about: null, before: null })}>{say(words.allBookings)}</a>
        </p>
      )}
      {lines.length === 0 ? (
        <p>{say(words.none)}</p>
      ) : (
        <DeskTable
          headings={[words.when, words.who, words.what, words.about]}
          language={language}
          rows={lines.map((line) => ({
            id: line.id,
            cells: [
              formatDateTime(line.at),
              <Who key="who" line={line} say={say} />,
              named(line.action),
              <About key="about" line={line} say={say} />,
            ],
          }))}
        />
      )}
      <p className="audit-pages">
        {question.before && <a href={auditAddress({ ...question, before: null })}>{say(words.newest)}</a>}
        {next && (
          <a className="desk-button" data-look="plain" href={auditAddress({ ...question, before: next })}>
            {say(words.older)}
          </a>
        )}
      </p>
    </section>
  );
}

type Say = (label: Label) => string;

function Who({ line: { actor, role }, say }: { line: AuditLine; say: Say }) {
  const name = role && roleNames.get(role);
  return (
    <>
      {actor}
      {name && <small className="desk-under">{say(name)}</small>}
    </>
  );
}

/** By what leads to it; opening that is a look of its own. */
function About({ line: { booking, accountId, staffAccountId, visitorRequestId, shown }, say }: { line: AuditLine; say: Say }) {
  if (booking)
    return (
      <a href={filePath(booking.id)}>
        {say(words.booking)} {booking.code && shownBookingCode(booking.code)}
      </a>
    );
  if (staffAccountId) return <a href={`/admin/collections/utilizadores/${staffAccountId}`}>{say(words.staffAccount)}</a>;
  if (accountId) return <a href={accountPath(accountId)}>{say(words.account)}</a>;
  if (visitorRequestId) return <a href={requestPath(visitorRequestId)}>{say(words.request)}</a>;
  return shown > 0 ? say(words.people).replace('{count}', String(shown)) : null;
}
