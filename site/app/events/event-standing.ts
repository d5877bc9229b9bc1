import { type EventFacts, isOver, takesRegistrations } from '@clinic/core/events/event-facts';

/** Whether one can still register, or it is over, at the moment of showing. */
export type EventStanding = 'open' | 'closed' | 'over';

export const eventStanding = (event: EventFacts, now: Date): EventStanding =>
  isOver(event, now) ? 'over' : takesRegistrations(event, now) ? 'open' : 'closed';
