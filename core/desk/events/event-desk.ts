import type { EventRegistration } from '../../events/registration.ts';
import type { Result } from '../../kernel/result.ts';
import type { ArrivedLetter } from '../../mail/arrived/arrived-letter.ts';
import type { WorkItem } from '../../work-items/work-item.ts';
import type { DeskTrouble } from '../desk-request.ts';
import type { StaffMember } from '../desk-store.ts';

type PresenceRequest = { staff: StaffMember; eventId: number; registrationId: string; requestId: string; isPresent: boolean };

/** What somebody who registered answered to our letters, the newest first, and what is open about it. */
export type AnswerOfRegistration = {
  registration: Pick<EventRegistration, 'id' | 'name' | 'phone' | 'email' | 'provenAt'>;
  arrived: ArrivedLetter[];
  items: WorkItem[];
};

/** What the front desk sees of events. Whoever looks is noted in the audit log. */
export type EventDesk = {
  /** Those of all events that have not ended, for the counts. */
  live(eventIds: readonly number[]): Promise<EventRegistration[]>;
  recordView(look: { staff: StaffMember; action: 'eventList' | 'eventCsv'; eventId: number; registrations: number }): Promise<void>;
  /** Registrations with answers to letters of ours; also those that have ended, and of an event that was withdrawn. */
  answeredBy(eventId: number): Promise<string[]>;
  answers(registrationIds: readonly string[]): Promise<AnswerOfRegistration[]>;
  /** Pressed twice it is done once. Pressed by mistake it can be taken back. */
  /** In the name of whoever registered, who is told by letter; the place goes to the next within minutes. */
  cancel(request: Omit<PresenceRequest, 'isPresent'>): Promise<Result<'done' | 'alreadyDone', DeskTrouble>>;
  markPresent(request: PresenceRequest): Promise<Result<'done' | 'alreadyDone', DeskTrouble>>;
};
