import type { Locale } from '../kernel/locale.ts';
import type { EventFacts } from './event-facts.ts';

type InLanguages = Partial<Record<Locale, string>>;

/** What those who registered were last told: enough for a letter about an event that is no longer there. */
export type AnnouncedFacts = Pick<EventFacts, 'startsAt' | 'endsAt' | 'attendance'> & {
  titles: InLanguages;
  places: InLanguages;
  addresses: InLanguages;
};

/** What a letter tells of. The title alone is no reason to write. */
export const eventChanges = ['when', 'where', 'how'] as const;
export type EventChange = (typeof eventChanges)[number];

const same = (one: InLanguages, other: InLanguages) =>
  (['pt', 'en'] as const).every((locale) => (one[locale] ?? '') === (other[locale] ?? ''));

export function changesBetween(told: AnnouncedFacts, current: AnnouncedFacts): EventChange[] {
  const hasChanged: Record<EventChange, boolean> = {
    when: told.startsAt !== current.startsAt || told.endsAt !== current.endsAt,
    where: !same(told.places, current.places) || !same(told.addresses, current.addresses),
    how: told.attendance !== current.attendance,
  };
  return eventChanges.filter((change) => hasChanged[change]);
}
