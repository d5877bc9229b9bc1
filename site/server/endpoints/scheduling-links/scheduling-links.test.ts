import type { Availability } from '@clinic/core/booking/availability/availability';
import { sampleOffer } from '@clinic/core/booking/form/sample-offer';
import { createLibrary } from '@clinic/core/content/library/library';
import { err, ok } from '@clinic/core/kernel/result';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { SiteEnvironment } from '../../site-app.ts';
import { serveSchedulingLinks } from './serve-scheduling-links.ts';

const updatedAt = '2026-01-01T00:00:00.000Z';
const nobody = { id: 1, slug: { pt: 'sofia', en: null }, nome: { pt: 'Dra. Sofia', en: null }, cedula: '0203', medico: true, updatedAt };
const place = { morada: { rua: 'Rua do Exemplo 00', codigo_postal: '1000-000', localidade: 'Lisboa' }, telefone: '+351 210 000 000' };
type Group = 'consulta' | 'exame';
const libraryWith = (grupo: Group) =>
  createLibrary([
    { collection: 'equipa', id: '1', body: nobody },
    {
      collection: 'marcacoes',
      id: 'marcacoes',
      body: { tipos: [{ tipo_id: 462, nome: { pt: 'Consulta de Urologia', en: null }, grupo, preco_presencial: 90 }], updatedAt },
    },
    { collection: 'definicoes', id: 'definicoes', body: { ...place, updatedAt } },
  ]);

function site({ down = false, group = 'consulta' as Group } = {}) {
  const library = libraryWith(group);
  const state = { now: Date.parse('2026-11-16T10:00:00Z'), asked: 0 };
  const kept = <T>(value: T) => ok({ value, readAt: new Date(), isStale: false });
  const availability: Pick<Availability, 'ofEach'> = {
    async ofEach() {
      state.asked++;
      const slots = [{ doctorId: 203, date: '2026-11-18', time: '10:20' }];
      return down ? err({ kind: 'clinicUnavailable' as const }) : ok({ slots, readAt: new Date(state.now), isStale: false });
    },
  };
  const directory = { doctors: async () => kept(sampleOffer.doctors), appointmentTypes: async () => kept(sampleOffer.types) };
  const app = new Hono<SiteEnvironment>();
  serveSchedulingLinks(app, {
    booking: { directory, availability } as Parameters<typeof serveSchedulingLinks>[1]['booking'],
    library: () => library,
    origin: 'https://clinica.example',
    now: () => state.now,
  });
  return { app, state };
}

test('the manifest names three files, each of one resource to a line', async () => {
  const { app } = site();
  const manifest = await (await app.request('/agenda/$bulk-publish')).json();
  expect(manifest).toMatchObject({
    transactionTime: '2026-11-16T10:00:00.000Z',
    request: 'https://clinica.example/agenda/$bulk-publish',
    error: [],
  });
  expect(manifest.output.map(({ type }: { type: string }) => type)).toEqual(['Location', 'Schedule', 'Slot']);
  for (const { type, url } of manifest.output) {
    const file = await app.request(new URL(url).pathname);
    expect(file.headers.get('content-type')).toBe('application/fhir+ndjson');
    const lines = (await file.text()).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).resourceType)).toEqual([type]);
  }
});

test('what the desk keeps under exams is not published', async () => {
  const { app, state } = site({ group: 'exame' });
  expect(await (await app.request('/agenda/slots.ndjson')).text()).toBe('');
  expect(state.asked).toBe(0);
});

test('the clinic is asked once in five minutes, however many read it, and also when it fails', async () => {
  for (const how of [{}, { down: true }]) {
    const { app, state } = site(how);
    await Promise.all(Array.from({ length: 50 }, () => app.request('/agenda/slots.ndjson')));
    await app.request('/agenda/$bulk-publish');
    expect(state.asked).toBe(1);
    state.now += 300_000;
    await app.request('/agenda/slots.ndjson');
    expect(state.asked).toBe(2);
  }
});

test('while the clinic does not respond others are told to come back, and keep nothing', async () => {
  const { app } = site({ down: true });
  for (const path of ['$bulk-publish', 'locations.ndjson', 'schedules.ndjson', 'slots.ndjson']) {
    const { status, headers } = await app.request(`/agenda/${path}`);
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '300', 'no-store']);
  }
});
