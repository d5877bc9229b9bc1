import type { OfferFigures } from '@clinic/core/booking/waiting/offer-hour';
import type { OfferableHour } from '@clinic/core/desk/waiting/offer-by-desk';
import type { HourWithOffers, WaitingList } from '@clinic/core/desk/waiting/waiting-desk';
import { StaffIcon } from '../../frame/staff-icon.tsx';
import { type Label, labelIn } from '../../language/label.ts';
import { doneWords, troubles, troubleWords } from '../action-words.ts';
import { DeskTable } from '../bookings/desk-table.tsx';
import { ConfirmForm } from '../confirm-form.tsx';
import { filePath, movePath } from '../desk-path.ts';
import { formatDateTime, formatTime, shortDay } from '../in-words.ts';
import { OutcomeNote, type PressOutcome } from '../outcome-note.tsx';
import { FreeHoursCard } from './free-hours.tsx';
import { acceptPath, returnPath } from './waiting-path.ts';
import { waitingWords as words } from './waiting-words.ts';
import { Wishes } from './wishes.tsx';

/** `free`: hours that could be offered; null where the clinic does not answer. */
type Props = { list: WaitingList; free: OfferableHour[] | null; figures: OfferFigures; language: string; told: PressOutcome };

export function WaitingListView({ list, free, figures, language, told }: Props) {
  const say = (each: Label) => labelIn(language, each);
  return (
    <section className="desk waiting" aria-labelledby="desk-title">
      <h1 id="desk-title">{say(words.title)}</h1>
      <p className="desk-note">{say(words.lead)}</p>
      <OutcomeNote told={told} language={language} />
      <div className="waiting-parts">
        <div>
          <h2 className="desk-group">
            {say(words.open)} <span>{list.open.length}</span>
          </h2>
          {list.open.length === 0 && <p className="waiting-none">{say(words.noneOpen)}</p>}
          {list.open.map((hour) => (
            <OpenHour key={hour.id} hour={hour} language={language} />
          ))}
          {list.waiting.length > 0 && <FreeHoursCard free={free} figures={figures} language={language} />}
          <h2 className="desk-group">
            {say(words.waiting)} <span>{list.waiting.length}</span>
          </h2>
          {list.waiting.length === 0 ? (
            <p className="waiting-none">{say(words.nobody)}</p>
          ) : (
            <WaitingTable list={list} language={language} />
          )}
          {list.past.length > 0 && (
            <>
              <h2 className="desk-group">
                {say(words.past)} <span>{list.past.length}</span>
              </h2>
              <PastTable hours={list.past} language={language} />
            </>
          )}
        </div>
        <Rule language={language} />
      </div>
    </section>
  );
}

/** Beside the list: who decides whom to ask sees by what. */
function Rule({ language }: Pick<Props, 'language'>) {
  const say = (each: Label) => labelIn(language, each);
  return (
    <aside className="waiting-rule" aria-labelledby="waiting-rule">
      <h2 id="waiting-rule">
        <StaffIcon name="shield" />
        {say(words.rule)}
      </h2>
      <p>{say(words.ruleText)}</p>
      <p className="desk-quiet">{say(words.audited)}</p>
    </aside>
  );
}

/** What became of a press that changed nothing; on this page that is mostly an hour that somebody else has, or that is over. */
export function toldByPress(search: Record<string, unknown> | undefined): PressOutcome {
  const { feito, erro: refusal } = search ?? {};
  if (feito === 'hourOffered' || feito === 'hourReturned') return { words: doneWords[feito], isTrouble: false };
  if (feito === 'hourByTelephone') return { words: words.byTelephone, isTrouble: true };
  if (refusal === 'notFree' || refusal === 'nobodyFits' || refusal === 'hourOver') return { words: words[refusal], isTrouble: true };
  if (refusal === 'acceptedBefore') return { words: words.acceptedBefore, isTrouble: false };
  const trouble = troubles.find((kind) => kind === refusal);
  if (!trouble) return null;
  return { words: trouble === 'nothingToDo' ? words.nothingToDo : troubleWords[trouble], isTrouble: true };
}

function OpenHour({ hour, language }: { hour: HourWithOffers; language: string }) {
  const say = (each: Label) => labelIn(language, each);
  return (
    <article className="desk-card">
      <h3>
        {shortDay(hour.startsAt, language)} {formatTime(hour.startsAt)}, {hour.doctorName}
      </h3>
      <p>
        <strong>{say(words.heldUntil).replace('{time}', formatTime(hour.heldUntil))}</strong>{' '}
        <span className="desk-quiet">{say(words.opened[hour.source]).replace('{time}', formatTime(hour.openedAt))}</span>
      </p>
      <DeskTable
        headings={[words.person, words.accepted]}
        language={language}
        rows={hour.offers.map(({ id, bookingId, patientName, phone }) => ({
          id,
          cells: [
            <Person key="person" bookingId={bookingId} name={patientName} phone={phone} />,
            <ConfirmForm
              key="accept"
              to={acceptPath}
              hidden={{ oferta: id, marcacao: bookingId }}
              confirm={words.confirm}
              button={words.accepted}
              language={language}
            />,
          ],
        }))}
      />
      <details>
        <summary>{say(words.toSite)}</summary>
        <ConfirmForm to={returnPath} hidden={{ hora: hour.id }} confirm={words.toSiteConfirm} button={words.toSite} language={language} />
      </details>
    </article>
  );
}

function WaitingTable({ list: { waiting, readAt }, language }: Pick<Props, 'list' | 'language'>) {
  const rows = waiting.map(({ entry, booking, offersToday }) => ({
    id: entry.id,
    cells: [
      <Person key="person" bookingId={booking.id} name={booking.patient.name} phone={booking.patient.phone} />,
      waitedInWords(entry.joinedAt, readAt, language),
      <>
        {shortDay(booking.startsAt, language)} <strong>{formatTime(booking.startsAt)}</strong>
        <span className="desk-quiet desk-under">{booking.typeName}</span>
      </>,
      <Wishes key="wishes" entry={entry} doctorName={booking.doctorName} language={language} />,
      offersToday,
      <a key="act" className="desk-button" data-look="plain" href={movePath(booking.id, { ofAnyDoctor: entry.anyDoctor, month: null })}>
        {labelIn(language, words.act)}
      </a>,
    ],
  }));
  const headings = [words.person, words.since, words.has, words.asked, words.offers, words.act];
  return <DeskTable headings={headings} rows={rows} columns="waiting" language={language} />;
}

function PastTable({ hours, language }: { hours: HourWithOffers[]; language: string }) {
  const rows = hours.map((hour) => ({
    id: hour.id,
    cells: [
      formatDateTime(hour.openedAt),
      <>
        {shortDay(hour.startsAt, language)} <strong>{formatTime(hour.startsAt)}</strong>
        <span className="desk-quiet desk-under">{hour.doctorName}</span>
      </>,
      hour.offers.length,
      outcomeOf(hour, language),
    ],
  }));
  return <DeskTable headings={[words.when, words.hour, words.told, words.outcome]} rows={rows} language={language} />;
}

function outcomeOf({ takenAt, openedAt, heldUntil, offers }: HourWithOffers, language: string): string {
  if (!takenAt) return labelIn(language, words.returned).replace('{time}', formatTime(heldUntil));
  const name = offers.find(({ acceptedAt }) => acceptedAt !== null)?.patientName ?? '';
  const minutes = Math.max(1, Math.round((takenAt.getTime() - openedAt.getTime()) / 60_000));
  return labelIn(language, words.takenBy).replace('{name}', name).replace('{minutes}', String(minutes));
}

const Person = ({ bookingId, name, phone }: { bookingId: string; name: string; phone: string }) => (
  <>
    <a href={filePath(bookingId)}>{name}</a>
    <span className="desk-quiet desk-under">{phone}</span>
  </>
);

function waitedInWords(since: Date, now: Date, language: string): string {
  const days = Math.floor((now.getTime() - since.getTime()) / 86_400_000);
  if (days === 0) return labelIn(language, words.today);
  return days === 1 ? labelIn(language, words.oneDay) : labelIn(language, words.days).replace('{count}', String(days));
}
