import type { FoundCaller, KnownCaller } from '@clinic/core/desk/caller/known-caller';
import { genders } from '@clinic/core/personal-data/gender';
import { useState } from 'react';
import { type Label, labelIn } from '../../language/label.ts';
import { dayInFigures, formatDate } from '../in-words.ts';
import { askDesk, type OverWire } from './ask-desk.ts';
import { CallerChoice, CallerSelect, CallerText, CallerTick, type PartProps } from './caller-fields.tsx';
import { callerTroubleWords, phoneWords as words } from './phone-words.ts';

type Props = PartProps & { known: OverWire<KnownCaller> | null; onKnown: (known: OverWire<KnownCaller> | null) => void };

/** Whoever booked before is found, and the rest is checked rather than typed. */
export function WhoPart({ known, onKnown, ...part }: Props) {
  const { fields, language } = part;
  const say = (each: Label) => labelIn(language, each);
  return (
    <section className="caller-card" aria-labelledby="caller-who">
      <h2 id="caller-who">
        <span aria-hidden="true">1</span> {say(words.who)}
      </h2>
      {known ? (
        <p className="caller-known">
          {say(words.knownFrom).replace('{visit}', formatDate(new Date(known.visitedAt)))}{' '}
          <button type="button" className="caller-plain" onClick={() => onKnown(null)}>
            {say(words.notThem)}
          </button>
        </p>
      ) : (
        <FindCaller language={language} onKnown={onKnown} />
      )}
      <CallerText {...part} name="name" title={words.name} maxLength={200} />
      <div className="caller-pair">
        <CallerText
          {...part}
          name="birthDate"
          title={words.birthDate}
          placeholder={say(words.birthDateHint)}
          inputMode="numeric"
          maxLength={10}
        />
        <CallerText {...part} name="vat" title={words.vat} hint={words.optional} inputMode="numeric" maxLength={20} />
      </div>
      <div className="caller-pair">
        <CallerChoice
          {...part}
          name="gender"
          title={words.gender}
          choices={genders.map((value) => ({ value, words: say(words.genders[value]) }))}
        />
        <CallerSelect
          {...part}
          name="lingua"
          title={words.language}
          choices={(['pt', 'en'] as const).map((value) => ({ value, words: say(words.languages[value]) }))}
        />
      </div>
      {fields['forOther'] === 'yes' && fields['sameContacts'] === 'yes' ? null : (
        <>
          <CallerText {...part} name="phone" title={words.phone} type="tel" maxLength={40} />
          <CallerText {...part} name="email" title={words.email} hint={words.emailHint} type="email" maxLength={200} />
        </>
      )}
      <CallerTick {...part} name="forOther" title={words.forOther} />
      {fields['forOther'] === 'yes' && (
        <fieldset className="caller-booker">
          <legend>{say(words.booker)}</legend>
          <CallerText {...part} name="bookerName" title={words.bookerName} maxLength={200} />
          <CallerText {...part} name="bookerPhone" title={words.bookerPhone} type="tel" maxLength={40} />
          <CallerText {...part} name="bookerEmail" title={words.bookerEmail} hint={words.emailHint} type="email" maxLength={200} />
          <CallerTick {...part} name="sameContacts" title={words.sameContacts} />
        </fieldset>
      )}
      <CallerTick {...part} name="hadConsultation" title={words.seenBefore} />
      <CallerText {...part} name="note" title={words.note} hint={words.optional} maxLength={500} />
      <details className="caller-urgent">
        <summary>{say(words.urgent)}</summary>
        <p>{say(words.urgentSay)}</p>
      </details>
    </section>
  );
}

function FindCaller({ language, onKnown }: { language: string; onKnown: Props['onKnown'] }) {
  const [typed, setTyped] = useState('');
  const [people, setPeople] = useState<OverWire<FoundCaller>[]>([]);
  const [trouble, setTrouble] = useState('');
  const say = (each: Label) => labelIn(language, each);
  async function find() {
    const found = await askDesk<{ people: OverWire<FoundCaller>[] }>('find', { procura: typed });
    setPeople(found.people ?? []);
    setTrouble(found.trouble ?? '');
  }
  async function choose(bookingId: string) {
    const opened = await askDesk<{ known: OverWire<KnownCaller> }>('person', { de: bookingId });
    if (opened.known) onKnown(opened.known);
    setTrouble(opened.trouble ?? '');
  }
  return (
    <search className="caller-find">
      <label className="caller-field">
        <span>{say(words.find)}</span>
        <span className="caller-find-box">
          <input
            type="search"
            value={typed}
            maxLength={254}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && void find()}
          />
          <button type="button" className="desk-button" data-look="plain" onClick={() => void find()}>
            {say(words.search)}
          </button>
        </span>
      </label>
      {trouble && <p role="alert">{say(callerTroubleWords[trouble as keyof typeof callerTroubleWords] ?? words.noAnswer)}</p>}
      {people.length > 0 && (
        <ul>
          {people.map(({ bookingId, name, birthDate, startsAt }) => (
            <li key={bookingId}>
              <button type="button" className="caller-find-name" onClick={() => void choose(bookingId)}>
                <strong>{name}</strong>
                <small>
                  {say(words.born)
                    .replace('{day}', dayInFigures(birthDate))
                    .replace('{visit}', formatDate(new Date(startsAt)))}
                </small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
