'use client';

import type { FieldProblem } from '@clinic/core/booking/form/fields/booking-message';
import type { HeldForCall } from '@clinic/core/desk/caller/hold-for-call';
import type { KnownCaller } from '@clinic/core/desk/caller/known-caller';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { labelIn } from '../../language/label.ts';
import { dayInFigures, formatDateTime } from '../in-words.ts';
import { askDesk, type CallerFields, type OverWire } from './ask-desk.ts';
import { ConfirmPart } from './confirm-part.tsx';
import { callerTroubleWords, phoneWords, problemInWords } from './phone-words.ts';
import { waysOnPhone } from './ways-on-phone.ts';
import { type ShownOffer, WhenPart } from './when-part.tsx';
import { WhoPart } from './who-part.tsx';

type Trouble = { kind: string; problems: FieldProblem[]; startsAt?: string };
/** `requestId`: the id of the booking, made with the page: whatever is pressed twice is one booking. */
type Props = {
  requestId: string;
  known: OverWire<KnownCaller> | null;
  types: { id: number; name: string }[];
  staffName: string;
  language: string;
};

const nothing: CallerFields = { insured: 'no', lingua: 'pt', forOther: 'no', hadConsultation: 'no' };
/** What the free hours depend on: another answer to one of these gives up the hour that was chosen. */
const visitFields = ['subSpecialty', 'typeId', 'mode', 'doctorId'] as const;

const fieldsOf = (known: OverWire<KnownCaller> | null): CallerFields => {
  const { 'birthDate-day': day = '', 'birthDate-month': month = '', 'birthDate-year': year = '', ...fields } = known?.fields ?? {};
  return known ? { ...nothing, ...fields, birthDate: dayInFigures(`${year}-${month}-${day}`), lingua: known.locale } : nothing;
};

/** As the wizard reads it: day, month and year. */
const sentOf = ({ birthDate = '', ...fields }: CallerFields): CallerFields => {
  const [day = '', month = '', year = ''] = birthDate.split(/\D+/);
  return { ...fields, 'birthDate-day': day, 'birthDate-month': month, 'birthDate-year': year };
};

/** A call in three parts, in the order in which people talk: who, what and when, how it is paid. */
export function CallerForm({ requestId, known: first, types, staffName, language }: Props) {
  const [known, setKnown] = useState(first);
  const [fields, setFields] = useState(() => fieldsOf(first));
  const [offer, setOffer] = useState<ShownOffer | null>(null);
  const [month, setMonth] = useState<string | null>(null);
  const [held, setHeld] = useState<OverWire<HeldForCall> | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [isBooking, setBooking] = useState(false);
  const [hoursRead, setHoursRead] = useState(0);
  const told = useRef<HTMLDivElement>(null);
  /** The hour pressed last: the answer to one pressed before says nothing about it. */
  const pressed = useRef('');
  const wrong = new Set(trouble?.problems.map(({ field }) => field));
  const { subSpecialty = '', typeId = '', mode = '', doctorId = '', lingua = 'pt' } = fields;

  const letGo = () => {
    pressed.current = '';
    setHeld(null);
  };

  const change = (changed: CallerFields) => {
    const isOther = visitFields.some((name) => name in changed && changed[name] !== fields[name]);
    if (isOther) letGo();
    if ('subSpecialty' in changed) setMonth(null);
    setFields({ ...fields, ...changed, ...(isOther && { slot: '' }) });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `hoursRead` asks for the hours once more, after one was lost.
  useEffect(() => {
    if (!subSpecialty && !typeId) return setOffer(null);
    let isCurrent = true;
    setLoading(true);
    void askDesk<{ offer: ShownOffer }>('hours', { subSpecialty, typeId, mode, doctorId, lingua, mes: month ?? '' }).then((answer) => {
      if (!isCurrent) return;
      setLoading(false);
      setOffer(answer.offer ?? null);
      if (answer.trouble) setTrouble({ kind: answer.trouble, problems: [] });
    });
    return () => {
      isCurrent = false;
    };
  }, [subSpecialty, typeId, mode, doctorId, lingua, month, hoursRead]);

  const lose = (kind: string, more: Partial<Trouble> = {}) => {
    setTrouble({ kind, problems: [], ...more });
    told.current?.focus();
    if (kind !== 'slotTaken') return;
    letGo();
    setFields((before) => ({ ...before, slot: '' }));
    setHoursRead((count) => count + 1);
  };

  async function chooseHour(slot: string) {
    const chosen = { ...fields, slot, mode: offer?.mode ?? mode };
    pressed.current = slot;
    setHeld(null);
    setFields(chosen);
    setTrouble(null);
    const answer = await askDesk<{ held: OverWire<HeldForCall> }>('hold', { ...sentOf(chosen), pedido: requestId });
    if (pressed.current !== slot) return;
    if (!answer.held) {
      setFields((before) => ({ ...before, slot: '' }));
      return lose(answer.trouble ?? 'noAnswer');
    }
    const payments = waysOnPhone(answer.held.payments, chosen);
    setHeld(answer.held);
    // The way of the last time where it is still offered; one that is the only one needs no press.
    setFields((before) =>
      payments.some((each) => each === before['payment'])
        ? before
        : { ...before, payment: payments.length === 1 ? (payments[0] ?? '') : '' },
    );
  }

  async function book() {
    setBooking(true);
    const ways = waysOnPhone(held?.payments ?? [], fields);
    const payment = ways.find((each) => each === fields['payment']) ?? '';
    const sent = { ...sentOf(fields), payment, pedido: requestId, de: known?.bookingId ?? '' };
    const answer = await askDesk<{ to: string; problems: FieldProblem[]; startsAt: string }>('book', sent);
    if (answer.to) return window.location.assign(answer.to);
    setBooking(false);
    lose(answer.trouble ?? 'noAnswer', { problems: answer.problems ?? [], ...(answer.startsAt && { startsAt: answer.startsAt }) });
  }

  /** Enter alone books nothing: it is pressed in the middle of a name. */
  function onKey(event: KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 'Enter' || !event.ctrlKey || !held || isBooking) return;
    event.preventDefault();
    void book();
  }

  const part = { fields, change, wrong, language };
  const begin = (person: OverWire<KnownCaller> | null) => {
    setKnown(person);
    letGo();
    setFields(fieldsOf(person));
  };
  return (
    <>
      <div ref={told} tabIndex={-1} role="alert" className="caller-told">
        {trouble && <TroubleNote trouble={trouble} language={language} />}
      </div>
      <form className="caller-parts" method="post" onSubmit={(event) => event.preventDefault()} onKeyDown={onKey}>
        <WhoPart {...part} known={known} onKnown={begin} />
        <WhenPart {...part} types={types} offer={offer} isLoading={isLoading} onMonth={setMonth} onHour={(slot) => void chooseHour(slot)} />
        <ConfirmPart {...part} offer={offer} held={held} staffName={staffName} isBooking={isBooking} onBook={() => void book()} />
      </form>
    </>
  );
}

function TroubleNote({ trouble: { kind, problems, startsAt }, language }: { trouble: Trouble; language: string }) {
  const words = callerTroubleWords[kind as keyof typeof callerTroubleWords] ?? phoneWords.noAnswer;
  const said = labelIn(language, words).replace('{visit}', startsAt ? formatDateTime(new Date(startsAt)) : '');
  return (
    <p className="desk-told" data-trouble="true">
      {said} {problems.map((problem) => labelIn(language, problemInWords(problem))).join('; ')}
    </p>
  );
}
