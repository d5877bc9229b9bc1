import type { ArrivedLetter } from '../../mail/arrived/arrived-letter.ts';
import type { DeskStore, StaffMember } from '../desk-store.ts';
import { type FormSenderStanding, formSenderStanding } from '../letters/sender-standing.ts';
import { readWorkStates, type StatedWork } from '../work/work-state.ts';
import type { AnswerOfRegistration, EventDesk } from './event-desk.ts';

export type EventAnswer = {
  registration: AnswerOfRegistration['registration'];
  arrived: (ArrivedLetter & { standing: FormSenderStanding })[];
  items: StatedWork[];
};

type Places = { desk: Pick<EventDesk, 'answeredBy' | 'answers'>; store: DeskStore };

/** Whose answers are shown is recorded first: no view without an audit entry. */
export async function readEventAnswers({ desk, store }: Places, staff: StaffMember, eventId: number, now: Date): Promise<EventAnswer[]> {
  const registrations = await desk.answeredBy(eventId);
  if (registrations.length === 0) return [];
  await store.recordView({ staff, action: 'list', bookingId: null, detail: { event: eventId, registrations } });
  const answers = await desk.answers(registrations);
  const shown = answers.map(async ({ registration, arrived, items }) => {
    const known = { email: registration.email, isProven: registration.provenAt !== null };
    return {
      registration,
      arrived: arrived.map((letter) => ({ ...letter, standing: formSenderStanding(letter.from, known) })),
      items: await readWorkStates(store, items, { now, staffId: staff.id }),
    };
  });
  return Promise.all(shown);
}
