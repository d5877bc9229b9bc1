import type { Slot } from '@clinic/core/booking/availability/slots';
import { sampleOffer } from '@clinic/core/booking/form/sample-offer';
import { createLibrary } from '@clinic/core/content/library/library';
import { err, ok } from '@clinic/core/kernel/result';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { SiteEnvironment } from '../../site-app.ts';
import { serveNextHours } from './serve-next-hours.ts';

const person = (id: number, slug: string, nome: string, cedula: string) => ({
  collection: 'equipa' as const,
  id: String(id),
  body: {
    ...{ id, slug: { pt: slug, en: slug }, nome: { pt: nome, en: nome }, cedula, medico: true, ordem: id },
    updatedAt: '2026-01-01T00:00:00.000Z',
  },
});
const prices = {
  tipos: [
    { tipo_id: 462, nome: { pt: 'Consulta de Urologia', en: 'Urology appointment' }, preco_presencial: 90, preco_online: 70 },
    { tipo_id: 464, nome: { pt: 'Segunda opinião', en: 'Second opinion' }, preco_presencial: 150 },
  ],
};
const library = createLibrary([
  person(1, 'sofia-bettencourt', 'Dra. Sofia Bettencourt', '0203'),
  person(2, 'henrique', 'Dr. Henrique', '0201'),
  { collection: 'marcacoes', id: 'marcacoes', body: { ...prices, updatedAt: '2026-01-01T00:00:00.000Z' } },
]);
const slot = (doctorId: number, date: string, time: string): Slot => ({ doctorId, date, time });

function site(slots: Slot[] | null, { heard = true } = {}) {
  const state = { now: Date.parse('2026-11-16T10:00:00Z') };
  const asked: number[] = [];
  const kept = <T>(value: T) => (heard ? ok({ value, readAt: new Date(), isStale: false }) : err({ kind: 'clinicUnavailable' as const }));
  const app = new Hono<SiteEnvironment>();
  serveNextHours(app, {
    booking: {
      directory: { doctors: async () => kept(sampleOffer.doctors), appointmentTypes: async () => kept(sampleOffer.types) },
    } as Parameters<typeof serveNextHours>[1]['booking'],
    hours: {
      ofType: async (typeId) => {
        asked.push(typeId);
        return slots && { slots, readAt: new Date(state.now - 20_000) };
      },
    },
    library: () => library,
    now: () => state.now,
  });
  const ask = async (query: string) => {
    const answer = await app.request(`/proximas-horas?${query}`);
    return { json: await answer.json(), cache: answer.headers.get('cache-control') };
  };
  return { ask, asked, state };
}
const wednesday = slot(203, '2026-11-18', '10:20');
const thursday = slot(201, '2026-11-19', '10:40');

test('tells the first hour of all and of each doctor, in words, with what the wizard is to remember', async () => {
  const { ask } = site([wednesday, thursday]);
  const { json } = await ask('lingua=pt');
  expect(json).toMatchObject({
    0: { label: 'Próxima hora livre', when: 'Quarta, 18\u00a0nov, 10:20', who: 'Dra. Sofia Bettencourt' },
    201: { label: 'Próxima hora', when: 'Quinta, 19\u00a0nov, 10:40', price: 'na clínica, 90,00\u00a0€', face: null },
    203: { keep: { presetTypeId: '462', presetDoctorId: '203', presetSlot: '2026-11-18T10:20/203' } },
  });
  expect((await ask('lingua=en')).json).toMatchObject({ 0: { when: 'Wed, 18\u00a0Nov, 10:20' } });
});

test('an exam or other type has its own hours', async () => {
  const { ask, asked } = site([thursday]);
  expect((await ask('lingua=pt&tipo=464')).json).toMatchObject({ 0: { keep: { presetTypeId: '464', presetDoctorId: '201' } } });
  expect(asked).toEqual([464]);
});

test('says honestly when nothing is free; the door to later months stays', async () => {
  const { json } = await site([]).ask('lingua=pt');
  expect(json).toMatchObject({ 0: { label: 'Sem horas livres nos próximos 30 dias.' } });
  const { json: one } = await site([wednesday]).ask('lingua=pt');
  expect(one).toMatchObject({ 203: { when: 'Quarta, 18\u00a0nov, 10:20' }, 201: { label: 'Sem horas livres nos próximos 30 dias.' } });
});

test('says nothing while the clinic does not respond, of types that are not offered, and of people without a page', async () => {
  expect(await site(null).ask('lingua=pt')).toEqual({ json: {}, cache: 'no-store' });
  expect((await site([wednesday], { heard: false }).ask('lingua=pt')).json).toEqual({});
  const made = site([wednesday]);
  for (const tipo of ['470', '99999', 'x', "1'--"]) await made.ask(`tipo=${tipo}`);
  expect(made.asked.filter((typeId) => typeId !== 462)).toEqual([]);
  expect((await site([slot(999, '2026-11-18', '10:20')]).ask('lingua=pt')).json).not.toHaveProperty('0');
});

test('no browser keeps an hour for longer than the minute of the server', async () => {
  expect((await site([wednesday]).ask('lingua=pt')).cache).toBe('public, max-age=40');
});

test('under load the words are put together once a second', async () => {
  const { ask, asked, state } = site([wednesday]);
  await Promise.all(Array.from({ length: 200 }, () => ask('lingua=pt')));
  expect(asked).toEqual([462]);
  state.now += 1_000;
  await ask('lingua=pt');
  expect(asked).toHaveLength(2);
});
