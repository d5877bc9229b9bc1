import { parseEmail } from '../personal-data/email.ts';
import { inOneLine } from '../personal-data/person-name.ts';
import { parsePhone } from '../personal-data/phone.ts';
import { type AttendanceMode, type EventFacts, modesOf } from './event-facts.ts';
import type { EventRegistration } from './registration.ts';

export const mostPeopleTogether = 3;
export const longestNote = 1_000;

/** What was typed, as it was typed. */
export type TypedRegistration = {
  mode: string;
  people: string;
  name: string;
  email: string;
  phone: string;
  note: string;
  newsletter?: boolean;
  /** Told that there are fewer places than people, they would rather wait together. */
  acceptsWaiting?: boolean;
  consent: boolean;
};

/** The kind is also the message key. */
export type RegistrationProblem = {
  field: 'mode' | 'people' | 'name' | 'email' | 'phone' | 'note' | 'consent';
  kind:
    | 'modeRequired'
    | 'peopleInvalid'
    | 'peopleTooMany'
    | 'nameRequired'
    | 'emailRequired'
    | 'emailInvalid'
    | 'phoneInvalid'
    | 'noteTooLong'
    | 'consentRequired';
  /** Places left, where that is what is wrong. */
  free?: number;
};

export type RegistrationFields = Pick<EventRegistration, 'mode' | 'people' | 'name' | 'email' | 'phone' | 'note' | 'wantsNewsletter'>;
type ReadRegistration = { ok: true; value: RegistrationFields } | { ok: false; problems: RegistrationProblem[] };

/** Where there is only one way to attend, nobody is asked which; what an older page still sent of another is not kept. */
function modeIn(event: Pick<EventFacts, 'attendance'>, typed: string): AttendanceMode | null {
  const modes = modesOf(event);
  return modes.length === 1 ? (modes[0] ?? null) : (modes.find((mode) => mode === typed) ?? null);
}

export function readRegistration(event: Pick<EventFacts, 'attendance'>, typed: TypedRegistration): ReadRegistration {
  const mode = modeIn(event, typed.mode);
  const people = Number(typed.people);
  const [name, note] = [inOneLine(typed.name), typed.note.trim()];
  const email = parseEmail(typed.email);
  const phone = typed.phone.trim() === '' ? { ok: true as const, value: '' } : parsePhone(typed.phone);
  const isPossible = Number.isInteger(people) && people >= 1 && people <= mostPeopleTogether;
  const problems: RegistrationProblem[] = [
    ...(mode === null ? [{ field: 'mode', kind: 'modeRequired' } as const] : []),
    ...(isPossible ? [] : [{ field: 'people', kind: 'peopleInvalid' } as const]),
    ...(name === '' ? [{ field: 'name', kind: 'nameRequired' } as const] : []),
    ...(typed.email.trim() === '' ? [{ field: 'email', kind: 'emailRequired' } as const] : []),
    ...(typed.email.trim() !== '' && !email.ok ? [{ field: 'email', kind: 'emailInvalid' } as const] : []),
    ...(phone.ok ? [] : [{ field: 'phone', kind: 'phoneInvalid' } as const]),
    ...(note.length > longestNote ? [{ field: 'note', kind: 'noteTooLong' } as const] : []),
    ...(typed.consent ? [] : [{ field: 'consent', kind: 'consentRequired' } as const]),
  ];
  if (problems.length > 0 || mode === null || !email.ok || !phone.ok) return { ok: false, problems };
  const wantsNewsletter = typed.newsletter ?? false;
  return { ok: true, value: { mode, people, name, email: email.value.toLowerCase(), phone: phone.value, note, wantsNewsletter } };
}
