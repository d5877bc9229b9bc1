import { slotText } from '@clinic/core/booking/form/slot-text';
import { subSpecialties } from '@clinic/core/booking/model/sub-specialties';
import { dayPartOf } from '@clinic/core/booking/waiting/waiting-entry';
import type { CallerOffer } from '@clinic/core/desk/caller/read-caller-offer';
import { useState } from 'react';
import { type Label, labelIn } from '../../language/label.ts';
import { reasonWords } from '../day/day-words.ts';
import { eurosIn, formatMonth } from '../in-words.ts';
import { modeWords } from '../status-words.ts';
import type { OverWire } from './ask-desk.ts';
import { CallerChoice, CallerSelect, type PartProps } from './caller-fields.tsx';
import { HourTable } from './hour-table.tsx';
import { phoneWords as words } from './phone-words.ts';
import { ReasonButtons } from './reason-buttons.tsx';

export type ShownOffer = OverWire<CallerOffer>;
type Props = PartProps & {
  types: { id: number; name: string }[];
  offer: ShownOffer | null;
  isLoading: boolean;
  onMonth: (month: string | null) => void;
  onHour: (slot: string) => void;
};

/** What the person comes for decides who sees them, where, at what price, and when. */
export function WhenPart({ types, offer, isLoading, onMonth, onHour, ...part }: Props) {
  const { fields, change, wrong, language } = part;
  const [dayPart, setDayPart] = useState('all');
  const say = (each: Label) => labelIn(language, each);
  const chosen = fields['typeId'] ? `t${fields['typeId']}` : (fields['subSpecialty'] ?? '');
  const centsOf = (mode: ShownOffer['modes'][number]) => (fields['insured'] === 'yes' ? mode.insuredCents : mode.priceCents);
  const modes = (offer?.modes ?? []).map((each) => ({
    value: each.mode,
    words: [say(modeWords[each.mode]), centsOf(each) === null ? '' : eurosIn(language, centsOf(each) ?? 0)].filter(Boolean).join(', '),
  }));
  return (
    <section className="caller-card" aria-labelledby="caller-when">
      <h2 id="caller-when">
        <span aria-hidden="true">2</span> {say(words.when)}
      </h2>
      <label className="caller-field">
        <span>{say(words.reason)}</span>
        <select
          value={chosen}
          aria-invalid={wrong.has('subSpecialty') || undefined}
          onChange={({ target: { value } }) =>
            change(/^t\d/.test(value) ? { typeId: value.slice(1), subSpecialty: '' } : { typeId: '', subSpecialty: value })
          }
        >
          <option value="">{say(words.chooseReason)}</option>
          <optgroup label={say(words.reasons)}>
            {subSpecialties.map((reason) => (
              <option key={reason} value={reason}>
                {say(reasonWords[reason])}
              </option>
            ))}
          </optgroup>
          <optgroup label={say(words.types)}>
            {types.map(({ id, name }) => (
              <option key={id} value={`t${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {!chosen && <ReasonButtons onReason={(reason) => change({ subSpecialty: reason, typeId: '' })} language={language} />}
      {offer && offer.mode === null && <p role="alert">{say(words.nobody)}</p>}
      {offer?.mode && (
        <>
          <div className="caller-row">
            <CallerChoice {...part} fields={{ ...fields, mode: offer.mode }} name="mode" title={words.mode} choices={modes} />
            <CallerChoice
              {...part}
              name="insured"
              title={words.insured}
              choices={[
                { value: 'no', words: say(words.private) },
                { value: 'yes', words: say(words.multicare) },
              ]}
            />
          </div>
          <div className="caller-row">
            <CallerSelect
              {...part}
              name="doctorId"
              title={words.doctor}
              choices={[
                { value: '', words: say(words.anyDoctor) },
                ...offer.doctors.map(({ id, name }) => ({ value: String(id), words: name })),
              ]}
            />
            <CallerSelect
              {...part}
              fields={{ dayPart }}
              change={(changed) => setDayPart(changed['dayPart'] ?? 'all')}
              name="dayPart"
              title={words.dayPart}
              choices={(['all', 'morning', 'afternoon'] as const).map((value) => ({ value, words: say(words.dayParts[value]) }))}
            />
          </div>
          <HourTable
            key={`${offer.month} ${offer.mode} ${chosen} ${fields['doctorId']}`}
            days={(offer.days ?? []).map(({ day, times }) => ({ day, times: times.filter(({ time }) => isWithin(dayPart, time)) }))}
            chosen={fields['slot'] ?? ''}
            onHour={(hour) => onHour(slotText(hour))}
            isSilent={offer.days === null}
            language={language}
          />
          <p className="desk-ways">
            {offer.month && (
              <button type="button" className="caller-plain" onClick={() => onMonth(null)}>
                {say(words.soon)}
              </button>
            )}
            {offer.next && (
              <button type="button" className="caller-plain" onClick={() => onMonth(offer.next)}>
                {say(words.later).replace('{month}', formatMonth(offer.next, language))}
              </button>
            )}
          </p>
        </>
      )}
      <p role="status" className="desk-note">
        {isLoading ? say(words.loading) : ''}
      </p>
    </section>
  );
}

const isWithin = (part: string, time: string) => part === 'all' || part === dayPartOf(time);
