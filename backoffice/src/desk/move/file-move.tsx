import { slotText } from '@clinic/core/booking/form/slot-text';
import type { Booking } from '@clinic/core/booking/model/booking';
import type { DeskMoveOffer } from '@clinic/core/desk/move/read-move-offer';
import type { FreeHour } from '@clinic/core/desk/read-free-hours';
import { fromLisbon } from '@clinic/core/kernel/lisbon-time';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { actionPath, filePath, movePath } from '../desk-path.ts';
import { formatDay, formatMonth } from '../in-words.ts';
import { moveWords as words } from './move-words.ts';

type Props = { booking: Booking; offer: DeskMoveOffer; language: string };

/** The free hours to choose from, day by day. */
export function FileMove({ booking, offer, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const { days, next, month, ofAnyDoctor } = offer;
  const to = (change: Partial<DeskMoveOffer>) => movePath(booking.id, { ofAnyDoctor, month, ...change });
  return (
    <section id="mudar" className="desk-card desk-move" aria-labelledby="desk-move">
      <h2 id="desk-move">{say(words.title)}</h2>
      <p>{say(words.lead)}</p>
      <p className="desk-ways">
        <a href={to({ ofAnyDoctor: !ofAnyDoctor })}>
          {ofAnyDoctor ? say(words.sameDoctor).replace('{doctor}', booking.doctorName) : say(words.anyDoctor)}
        </a>
        {month && <a href={to({ month: null })}>{say(words.soon)}</a>}
        {next && <a href={to({ month: next })}>{say(words.later).replace('{month}', formatMonth(next, language))}</a>}
        <a href={filePath(booking.id)}>{say(words.close)}</a>
      </p>
      {days === null && <p role="alert">{say(words.silent)}</p>}
      {days?.length === 0 && <p>{say(words.none)}</p>}
      {days && days.length > 0 && (
        <ActionForm to={actionPath(booking.id, 'move')}>
          {days.map(({ day, times }) => (
            <fieldset key={day}>
              <legend>{formatDay(fromLisbon(day, '12:00') ?? new Date(day), language)}</legend>
              <div className="desk-hours">
                {times.map((time) => (
                  <Hour key={slotText(time)} time={time} isNamed={ofAnyDoctor} />
                ))}
              </div>
            </fieldset>
          ))}
          <div className="desk-move-press">
            <button type="submit" className="desk-button">
              {say(words.submit)}
            </button>
          </div>
        </ActionForm>
      )}
    </section>
  );
}

const Hour = ({ time, isNamed }: { time: FreeHour; isNamed: boolean }) => (
  <label className="desk-hour">
    <input type="radio" name="hora" value={slotText(time)} required />
    <span>
      {time.time}
      {isNamed && <small>{time.doctorName}</small>}
    </span>
  </label>
);
