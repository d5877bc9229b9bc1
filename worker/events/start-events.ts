import { eventLetterStore } from '@clinic/core/adapters/database/events/event-letter-store';
import { eventStore } from '@clinic/core/adapters/database/events/event-store';
import { workflows } from '@clinic/core/adapters/dbos/application';
import type { Library } from '@clinic/core/content/library/library';
import { readEvents } from '@clinic/core/content/pages/read-events';
import type { EventCard } from '@clinic/core/content/shapes/clinic-pages';
import { announceChanges } from '@clinic/core/events/announce-changes';
import type { AnnouncedFacts } from '@clinic/core/events/announced-facts';
import { tendEvent } from '@clinic/core/events/change-registration';
import type { EventStore } from '@clinic/core/events/event-store';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import { DBOS, type DBOSClient, type ScheduledWorkflowFn } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { Env } from '../env.ts';
import { registerLetters } from '../mails/register-letters.ts';
import type { SendMail } from '../smtp.ts';
import { registerWorkflow } from '../workflows/register-workflow.ts';
import { sendEventLetter } from './send-event-letter.ts';

type StartEventsOptions = {
  env: Pick<Env, 'DATA_KEYS' | 'SITE_ORIGIN'>;
  pool: pg.Pool;
  dbos: DBOSClient;
  contact: (locale: Locale) => Promise<ClinicContact>;
  send: SendMail;
  library: () => Library;
};

/** Sets up all work for events in this process; the returned one runs by the clock. */
export function startEvents({ env, pool, dbos, contact, send, library }: StartEventsOptions): ScheduledWorkflowFn {
  const letters = eventLetterStore(pool, env.DATA_KEYS);
  const sendOne = sendEventLetter({ letters, library, keys: env.DATA_KEYS, contact, send, siteOrigin: env.SITE_ORIGIN });
  registerLetters({ name: workflows.eventLetter, send: sendOne, letters });
  const events = eventStore(pool, dbos, env.DATA_KEYS);
  return registerWorkflow(
    async (_scheduledAt: Date, _context: unknown) => {
      await DBOS.runStep(() => tendEvents(events, library(), new Date()), { name: 'tend events' });
    },
    { name: workflows.tendEvents },
  );
}

/** Each schedule is a row, so only one of the workers runs it. */
export const scheduleEvents = (tend: ScheduledWorkflowFn): Promise<void> =>
  DBOS.applySchedules([{ scheduleName: 'tend-events', workflowFn: tend, schedule: '*/2 * * * *', cronTimezone: 'Europe/Lisbon' }]);

/** In an event that is no longer published nobody is offered a place, and nobody reminded; everybody is told. */
export async function tendEvents(events: EventStore, library: Library, now: Date): Promise<void> {
  // Nothing was ever loaded: that says nothing about what is published.
  if (library.isEmpty) return;
  const published = new Map(locales.flatMap((locale) => readEvents(library, locale)).map((event) => [event.id, event]));
  for (const id of await events.eventsWithRegistrations()) {
    const event = published.get(id);
    await announceChanges(events, { eventId: id, current: event ? announcedFactsOf(library, event) : null, now });
    if (event) await tendEvent(events, event, now);
  }
}

/** In all languages in which it is published. */
function announcedFactsOf(library: Library, { id, startsAt, endsAt, attendance }: EventCard): AnnouncedFacts {
  const cards = locales.flatMap((locale) => {
    const card = readEvents(library, locale).find((one) => one.id === id);
    return card ? [[locale, card] as const] : [];
  });
  const said = (field: 'title' | 'place' | 'address') => Object.fromEntries(cards.map(([locale, card]) => [locale, card[field]]));
  return { startsAt, endsAt, attendance, titles: said('title'), places: said('place'), addresses: said('address') };
}
