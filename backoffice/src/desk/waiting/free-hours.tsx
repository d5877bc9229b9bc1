import { isOfferedByLetter, type OfferFigures } from '@clinic/core/booking/waiting/offer-hour';
import type { OfferableHour } from '@clinic/core/desk/waiting/offer-by-desk';
import { type Label, labelIn } from '../../language/label.ts';
import { DeskTable } from '../bookings/desk-table.tsx';
import { ConfirmForm } from '../confirm-form.tsx';
import { filePath } from '../desk-path.ts';
import { formatTime, shortDay } from '../in-words.ts';
import { OpeningAct } from '../opening-act.tsx';
import { offerPath } from './waiting-path.ts';
import { waitingWords as words } from './waiting-words.ts';

type Props = { free: OfferableHour[] | null; figures: OfferFigures; language: string };

/** What the desk sees free and somebody asked for: offered to those who wait longest, by whoever has read their names. */
export function FreeHoursCard({ free, figures, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const count = (people: number) => (people === 1 ? say(words.onePerson) : say(words.people).replace('{count}', String(people)));
  const help = free === null ? words.clinicSilent : free.length > 0 ? words.freeHelp : words.noneFree;
  const rows = (free ?? []).map((hour) => ({
    id: `${hour.typeId} ${hour.doctorId} ${hour.startsAt.toISOString()}`,
    cells: [
      <>
        {shortDay(hour.startsAt, language)} <strong>{formatTime(hour.startsAt)}</strong>
        <span className="desk-quiet desk-under">{hour.doctorName}</span>
      </>,
      count(hour.asked.length),
      <OfferAct key="offer" hour={hour} figures={figures} language={language} />,
    ],
  }));
  return (
    <>
      <h2 className="desk-group">
        {say(words.free)} <span>{rows.length}</span>
      </h2>
      <p className="desk-note">{say(help).replace('{minutes}', String(figures.holdMinutes))}</p>
      {rows.length > 0 && <DeskTable headings={[words.hour, words.fits, words.offerColumn]} rows={rows} language={language} />}
    </>
  );
}

/** Letters cannot be called back: whoever sends them first reads to whom. */
function OfferAct({ hour, figures, language }: { hour: OfferableHour; figures: OfferFigures; language: string }) {
  const say = (each: Label) => labelIn(language, each);
  const { typeId, doctorId, startsAt, asked } = hour;
  const told = asked.slice(0, figures.most);
  const isOne = told.length === 1;
  return (
    <OpeningAct
      title={isOne ? words.offerOne : inCount(words.offerSome, told.length)}
      about={`${shortDay(startsAt, language)} ${formatTime(startsAt)}`}
      className="waiting-offer"
      language={language}
    >
      <ConfirmForm
        to={offerPath}
        hidden={{ tipo: String(typeId), medico: String(doctorId), inicio: startsAt.toISOString() }}
        confirm={isOne ? words.offerOneConfirm : inCount(words.offerSomeConfirm, told.length)}
        button={words.offerSend}
        language={language}
      >
        <p>{say(words.offerTo)}</p>
        <ol>
          {told.map(({ entry, booking }) => (
            <li key={entry.id}>
              <a href={filePath(booking.id)}>{booking.patient.name}</a>, {shortDay(booking.startsAt, language)}{' '}
              {formatTime(booking.startsAt)}
              {!isOfferedByLetter(booking) && <span className="desk-need">{say(words.offerByCall)}</span>}
            </li>
          ))}
        </ol>
      </ConfirmForm>
    </OpeningAct>
  );
}

const inCount = ({ pt, en }: Label, count: number): Label => ({
  pt: pt.replace('{count}', String(count)),
  en: en.replace('{count}', String(count)),
});
