import { grantedFor } from '@clinic/core/booking/visit-link/visit-pass';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { giveBirthDate } from './give-birth-date.server.ts';
import { readPassCookie } from './pass-cookie.server.ts';
import { bookingOfVisit } from './sample-visit.ts';

const booking = bookingOfVisit();
const page = (isWithinLimit = true) =>
  ({
    locale: 'pt',
    origin: 'https://exemplo.pt',
    booking: { visitSecrets: ['a secret of the tests only'], withinLimit: async () => isWithinLimit },
  }) as unknown as PageContext;

async function give(date: string, isWithinLimit = true): Promise<unknown> {
  const form = new FormData();
  const [year = '', month = '', day = ''] = date.split('-');
  for (const [part, value] of Object.entries({ year, month, day })) form.set(`birthDate-${part}`, value);
  const request = new Request('https://exemplo.pt');
  return giveBirthDate(page(isWithinLimit), booking, { request, form }).catch((thrown: unknown) => thrown);
}

test('a correct birth date reveals the reason for the visit, in this browser and for this visit', async () => {
  const sent = await give('1961-4-25');
  const cookie = sent instanceof Response ? (sent.headers.get('set-cookie') ?? '') : '';
  expect(cookie).toMatch(/^__Host-visit=.*; HttpOnly; Path=\/; SameSite=Lax; Secure; Max-Age=1800$/);
  expect(cookie).not.toContain('1961');
  const back = new Request('https://exemplo.pt', { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(grantedFor(readPassCookie(page(), back), booking.id)).toEqual(['birthDate']);
  expect(grantedFor(readPassCookie(page(), back), crypto.randomUUID())).toEqual([]);
});

test('a wrong date reveals nothing, and attempts are rate-limited before the date is compared', async () => {
  expect(await give('1961-04-26')).toBe('birthDateWrong');
  expect(await give('1961-13-26')).toBe('birthDateInvalid');
  expect(await give('')).toBe('birthDateRequired');
  expect(await give('1961-04-25', false)).toMatchObject({ init: { status: 429 } });
});
