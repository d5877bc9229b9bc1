import type { Booking } from '@clinic/core/booking/booking';
import type { BookingStore } from '@clinic/core/booking/booking-store';
import { writeVisitToken } from '@clinic/core/booking/visit-link';
import { createLogger } from '@clinic/core/logging/create-logger';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { bookedVisit, samplePayment } from '../app/booking/visit/sample-visit.ts';
import { everyAnswer } from './every-answer.ts';
import type { SiteEnvironment } from './site-app.ts';
import { serveVisits } from './visit-state.ts';

const visitSecret = 'a secret of the tests only';
const settings = {
  telefone: '+351 210 000 000',
  telefone_nota: 'Chamada para a rede fixa nacional',
  email: 'geral@exemplo.pt',
  morada: { rua: 'Rua do Exemplo 00', codigo_postal: '1000-000', localidade: 'Lisboa' },
  registos: {},
};
const everyPersonalWord = /Paciente|912345678|299999998|Urologia|Dra\./;

function site(booking: Booking) {
  const lines: string[] = [];
  const app = new Hono<SiteEnvironment>();
  app.use(everyAnswer(createLogger('site', 'debug', { write: (line) => lines.push(line) }), 'production'));
  const known = new Map([[booking.id, booking]]);
  const store = { read: async (id: string) => known.get(id) ?? null, readPayments: async () => [samplePayment()] };
  serveVisits(app, { store: store as Partial<BookingStore> as BookingStore, visitSecret }, async () => settings);
  return { ask: (path: string) => app.request(path), token: writeVisitToken(visitSecret, booking.id), lines };
}

/** Samples stand in a fixed November: for these the clock must not matter. */
const unpaid = bookedVisit({ payBy: new Date('2999-01-01') });
const certain = bookedVisit({ paymentMethod: null, payBy: null, confirmedAt: new Date(), endsAt: new Date('2999-01-01') });

test('a waiting page hears the state and the time, kept nowhere and naming nobody', async () => {
  const { ask, token, lines } = site(unpaid);
  const answer = await ask(`/visits/${token}/state`);
  const body = await answer.text();
  expect(JSON.parse(body)).toEqual({ state: 'multibanco', until: null, now: expect.any(String) });
  expect(body).not.toMatch(everyPersonalWord);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(lines.join('')).not.toContain(token);
});

test('a link that we did not write says as much as one to no visit: nothing', async () => {
  const { ask, token } = site(unpaid);
  const forged = [`${unpaid.id}.${'a'.repeat(27)}`, unpaid.id, 'x', writeVisitToken(visitSecret, crypto.randomUUID()), `${token}x`];
  for (const bad of forged)
    for (const what of ['state', 'calendar']) expect((await ask(`/visits/${encodeURIComponent(bad)}/${what}`)).status).toBe(404);
});

test('a certain visit goes into a calendar, under the words of the mail; an uncertain one does not', async () => {
  const { ask, token } = site(certain);
  const answer = await ask(`/visits/${token}/calendar?lingua=en`);
  const file = await answer.text();
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="appointment.ics"');
  expect(file).toContain(`UID:visit-${certain.id}`);
  expect(file).toContain('SUMMARY:Appointment: Dra. Exemplo');
  expect(file).not.toContain(token);
  const uncertain = site(unpaid);
  expect((await uncertain.ask(`/visits/${uncertain.token}/calendar`)).status).toBe(404);
});
