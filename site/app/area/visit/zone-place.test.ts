import { expect, test } from 'vitest';
import { zonePlace } from './zone-place.ts';

test.each([
  ['America/Toronto', 'pt', 'Toronto'],
  ['Europe/London', 'pt', 'Londres'],
  ['Europe/London', 'en', 'London'],
  ['America/New_York', 'en', 'New York'],
  ['America/Argentina/Buenos_Aires', 'pt', 'Buenos Aires'],
] as const)('the clock of %s is named in %s after %s', (zone, locale, place) => expect(zonePlace(zone, locale)).toBe(place));
