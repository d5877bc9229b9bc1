import type { Booking } from '@clinic/core/booking/model/booking';
import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import { writeVisitToken } from '@clinic/core/booking/visit-link/visit-link';
import { createLibrary } from '@clinic/core/content/library/library';
import { createLogger } from '@clinic/core/logging/create-logger';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { bookingOfVisit, samplePayment } from '../../app/booking/visit/sample-visit.ts';
import { logRequests } from '../http/request-log.ts';
import type { SiteEnvironment } from '../site-app.ts';
import { serveVisits } from './visit-state.ts';

const visitSecrets = ['a secret of the tests only'] as const;
const written = (bookingId: string, version = 0) => writeVisitToken(visitSecrets, { bookingId, version });
const settings = {
  telefone: '+351 210 000 000',
  telefone_nota: 'Chamada para a rede fixa nacional',
  email: 'geral@exemplo.pt',
  morada: { rua: 'Rua do Exemplo 00', codigo_postal: '1000-000', localidade: 'Lisboa' },
};
const library = createLibrary([{ collection: 'definicoes', id: 'definicoes', body: settings }]);
const everyPersonalWord = /Paciente|912345678|299999998|Urologia|Dra\./;

function site(booking: Booking) {
  const lines: string[] = [];
  const app = new Hono<SiteEnvironment>();
  app.use(logRequests(createLogger('site', 'debug', { write: (line) => lines.push(line) }), { mode: 'production', rehearsal: false }));
  const known = new Map([[booking.id, booking]]);
  const store = {
    read: async (id: string) => known.get(id) ?? null,
    readPayments: async () => [samplePayment()],
    readRefunds: async () => [],
  };
  serveVisits(app, { store: store as Partial<BookingStore> as BookingStore, visitSecrets }, () => library);
  return { ask: (path: string, method = 'GET') => app.request(path, { method }), token: written(booking.id), lines };
}

/** Samples stand in a fixed November: for these the clock must not matter. */
const unpaid = bookingOfVisit({ payBy: new Date('2999-01-01') });
const certain = bookingOfVisit({ paymentMethod: null, payBy: null, confirmedAt: new Date(), endsAt: new Date('2999-01-01') });

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
  const forged = [`${unpaid.id}.${'a'.repeat(27)}`, unpaid.id, 'x', written(crypto.randomUUID()), `${token}x`];
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
  expect(file).not.toMatch(/paciente@exemplo|ATTENDEE|Urologia/);
  const uncertain = site(unpaid);
  expect((await uncertain.ask(`/visits/${uncertain.token}/calendar`)).status).toBe(404);
});

test.each([
  ['ended', certain, { endsAt: new Date(Date.now() - 31 * 86_400_000) }],
  ['renewed', certain, { linkVersion: 1 }],
  ['moved', certain, { movedTo: crypto.randomUUID() }],
])('a link that has %s tells a waiting page so, and gives no file', async (_, visit, facts) => {
  const { ask, token } = site({ ...visit, ...facts });
  for (const what of ['state', 'calendar']) {
    const answer = await ask(`/visits/${token}/${what}`);
    expect([answer.status, await answer.text()]).toEqual([410, what === 'state' ? '{}' : '']);
  }
});

test.each([
  ['pt', 'Para mudar ou cancelar até terça-feira\\, 20 de novembro', 'Para mudar ou cancelar\\, ligue'],
  ['en', 'To change or cancel until Tuesday\\, 20 November', 'To change or cancel\\, call'],
] as const)('the calendar says until when the page helps, and later only whom to call, in %s', async (locale, here, call) => {
  const download = async (startsAt: Date) => {
    const { ask, token } = site({ ...certain, startsAt });
    const content = await (await ask(`/visits/${token}/calendar?lingua=${locale}`)).text();
    return content.replaceAll('\r\n ', '').replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  };
  // The settings of these tests are the usual day of notice.
  expect(await download(new Date('2998-11-21T10:40:00Z'))).toContain(here);
  expect(await download(new Date(Date.now() + 3_600_000))).toContain(call);
});

test('no answer under a visit’s name is kept by anybody on the way, whatever is asked', async () => {
  const { ask, token } = site(certain);
  const renewed = site({ ...certain, linkVersion: 1 });
  for (const path of ['state', 'calendar', 'calendar?lingua=en', 'state/', 'calendar/', 'other', ''])
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
      for (const [seat, name] of [
        [ask, token],
        [ask, `${token}x`],
        [renewed.ask, token],
      ] as const) {
        const answer = await seat(`/visits/${name}/${path}`, method);
        expect(answer.headers.get('cache-control'), `${method} ${path} ${answer.status}`).toBe('no-store');
      }
});
