import { parseSlotText } from '@clinic/core/booking/form/slot-text';
import type { PaymentChoice } from '@clinic/core/booking/model/payment-choice';
import type { HeldForCall } from '@clinic/core/desk/caller/hold-for-call';
import { fromLisbon } from '@clinic/core/kernel/lisbon-time';
import { type Label, labelIn } from '../../language/label.ts';
import { eurosIn, formatDay, formatTime, lisbonFormat } from '../in-words.ts';
import type { OverWire } from './ask-desk.ts';
import { CallerText, CallerTick, type PartProps } from './caller-fields.tsx';
import { paymentHints, phoneWords as words } from './phone-words.ts';
import { waysOnPhone } from './ways-on-phone.ts';
import type { ShownOffer } from './when-part.tsx';

type Props = PartProps & {
  offer: ShownOffer | null;
  held: OverWire<HeldForCall> | null;
  staffName: string;
  isBooking: boolean;
  onBook: () => void;
};

/** How it is paid, what was agreed to aloud, and the one button. */
export function ConfirmPart({ offer, held, staffName, isBooking, onBook, ...part }: Props) {
  const { fields, language } = part;
  const say = (each: Label) => labelIn(language, each);
  const slot = parseSlotText(fields['slot'] ?? '');
  const startsAt = slot && fromLisbon(slot.date, slot.time);
  const doctor = offer?.doctors.find(({ id }) => id === slot?.doctorId)?.name ?? '';
  const price = offer?.modes.find(({ mode }) => mode === offer.mode);
  const cents = fields['insured'] === 'yes' ? price?.insuredCents : price?.priceCents;
  const isChosen = startsAt !== null && held !== null;
  return (
    <div className="caller-stack">
      <section className="caller-card" aria-labelledby="caller-confirm">
        <h2 id="caller-confirm">
          <span aria-hidden="true">3</span> {say(words.confirm)}
        </h2>
        {startsAt && held ? (
          <>
            <p className="caller-chosen">
              {formatDay(startsAt, language)}, {formatTime(startsAt)}
              {doctor && <small>{doctor}</small>}
            </p>
            <p className="caller-held">{say(words.heldUntil).replace('{time}', formatTime(new Date(held.until)))}</p>
            <PaymentFields {...part} payments={waysOnPhone(held.payments, fields)} />
          </>
        ) : (
          <p className="desk-note">{say(words.chooseHour)}</p>
        )}
        <h3>{say(words.said)}</h3>
        <CallerTick {...part} name="consent" title={words.consent} />
        <p className="desk-note">{say(words.written).replace('{name}', staffName)}</p>
        <button
          type="button"
          className="desk-button caller-book"
          disabled={!isChosen || isBooking}
          aria-keyshortcuts="Control+Enter"
          onClick={onBook}
        >
          {isBooking ? say(words.booking) : startsAt ? say(words.bookAt).replace('{when}', shortly(startsAt, language)) : say(words.book)}
          <kbd>Ctrl ↵</kbd>
        </button>
      </section>
      {startsAt && (
        <section className="caller-card" aria-labelledby="caller-aloud">
          <h3 id="caller-aloud">{say(words.aloud)}</h3>
          <p>
            {say(words.aloudVisit)
              .replace('{day}', formatDay(startsAt, language))
              .replace('{time}', formatTime(startsAt))
              .replace('{doctor}', doctor)
              .replace('{price}', cents ? eurosIn(language, cents) : '')}{' '}
            {fields['insured'] === 'yes' && say(words.aloudInsured)} <span className="desk-quiet">{say(words.aloudCode)}</span>
          </p>
        </section>
      )}
    </div>
  );
}

function PaymentFields({ payments, ...part }: PartProps & { payments: PaymentChoice[] }) {
  const { fields, change, wrong, language } = part;
  return (
    <fieldset className="caller-pays" aria-invalid={wrong.has('payment') || undefined}>
      <legend>{labelIn(language, words.pays)}</legend>
      {payments.map((choice) => (
        <label key={choice} className="desk-check caller-tick">
          <input
            type="radio"
            name="payment"
            value={choice}
            checked={fields['payment'] === choice}
            onChange={() => change({ payment: choice })}
          />
          <span>{labelIn(language, paymentHints[choice])}</span>
        </label>
      ))}
      {fields['payment'] === 'mbway' && (
        <CallerText
          {...part}
          fields={{ ...fields, mbwayPhone: fields['mbwayPhone'] ?? phoneOf(fields) }}
          name="mbwayPhone"
          title={words.mbwayPhone}
          type="tel"
          maxLength={20}
        />
      )}
    </fieldset>
  );
}

/** Whoever is on the phone is asked. */
const phoneOf = (fields: PartProps['fields']): string => (fields['forOther'] === 'yes' ? fields['bookerPhone'] : fields['phone']) ?? '';

/** “qui. 19, 16:00” */
const shortly = (at: Date, language: string): string =>
  `${lisbonFormat(language, { weekday: 'short', day: 'numeric' }).format(at)}, ${formatTime(at)}`;
