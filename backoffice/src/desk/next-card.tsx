import type { StatedWork } from '@clinic/core/desk/work/work-state';
import type { ReactNode } from 'react';
import { type Label, labelIn } from '../language/label.ts';
import { OutcomeNote, type PressOutcome } from './outcome-note.tsx';
import { nextWords } from './timeline/timeline-words.ts';
import { callsTheRecord } from './work/work-words.ts';

/** `isConfirmed`: the desk has seen a document of whose number it is. */
export type Caller = { name: string; phone: string; isConfirmed: boolean };

/** `told`: of a press in this card. `callers`: whoever can be called about it. `isWaiting`: something waits that has no item of work. */
type Props = {
  title: Label;
  items: readonly StatedWork[];
  isWaiting?: boolean;
  told?: PressOutcome;
  callers: readonly Caller[];
  /** What to mind where a number was only typed. */
  unconfirmed: Label;
  language: string;
  children: ReactNode;
};

/** What somebody has to do now about a booking or a request, and whom to call for it. */
export function NextCard({ title, items, isWaiting = false, told = null, callers, unconfirmed, language, children }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const called = toCall(items, callers);
  const isMixed = called.some(({ isConfirmed }) => isConfirmed);
  return (
    <section id="por-fazer" className="desk-card desk-next" data-state={stateOf(items, isWaiting)} aria-labelledby="desk-attention">
      <h2 id="desk-attention">{say(title)}</h2>
      <OutcomeNote told={told} language={language} />
      {called.map(({ name, phone, isConfirmed }) => (
        <p key={phone} className="desk-call">
          <a href={`tel:${phone}`}>{phone}</a> <span>{isMixed && !isConfirmed ? `${name}, ${say(nextWords.toConfirm)}` : name}</span>
        </p>
      ))}
      {called.some(({ isConfirmed }) => !isConfirmed) && <p className="desk-quiet">{say(unconfirmed)}</p>}
      {items.some(({ kind }) => callsTheRecord(kind)) && <p>{say(nextWords.callRecord)}</p>}
      {items.length === 0 && !isWaiting && <p className="desk-quiet">{say(nextWords.nothing)}</p>}
      {children}
    </section>
  );
}

/** Nobody of the booking where all that is open is about somebody who may have made it in another's name. */
function toCall(items: readonly StatedWork[], callers: Props['callers']): Props['callers'] {
  const isForRecord = items.length > 0 && items.every(({ kind }) => callsTheRecord(kind));
  return isForRecord ? [] : callers.filter(({ phone }) => phone);
}

function stateOf(items: readonly StatedWork[], isWaiting: boolean): 'late' | 'waiting' | 'none' {
  if (items.some(({ clock }) => clock.state === 'overdue')) return 'late';
  return items.length > 0 || isWaiting ? 'waiting' : 'none';
}
