import { availability } from '@clinic/core/booking/availability/availability';
import { clinicDirectory } from '@clinic/core/booking/availability/clinic-directory';
import { sampleOffer } from '@clinic/core/booking/form/sample-offer';
import type { FreeDay } from '@clinic/core/clinic/clinic-service';
import { createLibrary } from '@clinic/core/content/library/library';
import { err, ok } from '@clinic/core/kernel/result';
import { expect, test } from 'vitest';
import type { SiteBooking } from '../page-context.ts';
import { readFirstFree } from './read-first-free.server.ts';

const updatedAt = '2026-01-01T00:00:00.000Z';
const sofia = { id: 1, slug: { pt: 'sofia', en: null }, nome: { pt: 'Dra. Sofia', en: null }, cedula: '0203', medico: true, updatedAt };
const type = (tipo_id: number, nome: string) => ({ tipo_id, nome: { pt: nome, en: null }, preco_presencial: 90 });
const library = createLibrary([
  { collection: 'equipa', id: '1', body: sofia },
  { collection: 'marcacoes', id: 'marcacoes', body: { tipos: [type(462, 'Consulta'), type(470, 'Ecografia')], updatedAt } },
]);
/** As the clinic lists them: the exam comes first there. */
const types = [470, 462].map((id) => ({ id, description: `Tipo ${id}`, minutes: 20, doctorIds: [201, 203] }));

function site(freeDays: (FreeDay & { typeId: number })[]) {
  const state = { now: Date.parse('2026-11-16T10:00:00Z'), isSilent: false };
  const silence = err({ kind: 'clinicUnavailable' as const });
  const answer = <T>(value: T) => (state.isSilent ? silence : ok(value));
  const clinic = {
    listDoctors: async () => answer(sampleOffer.doctors),
    listAppointmentTypes: async () => answer(types),
    listFreeDays: async ({ doctorIds, typeId }: { doctorIds: number[]; typeId: number }) =>
      answer(freeDays.filter((day) => day.typeId === typeId && doctorIds.includes(day.doctorId))),
  };
  const now = () => state.now;
  const directory = clinicDirectory({ clinic, now });
  const booking = { directory, availability: availability({ clinic, directory, heldSlots: async () => [], now }) };
  return { state, read: () => readFirstFree({ booking: booking as unknown as SiteBooking, library, locale: 'pt' }) };
}
const free = (doctorId: number, date: string, typeId = 462) => ({ doctorId, date, times: ['10:20'], typeId });

test('the first free time is of the visit that the desk lists first, not of the clinic’s first type', async () => {
  const { read } = site([free(203, '2026-11-17', 470), free(203, '2026-11-19')]);
  expect(await read()).toMatchObject({ day: '2026-11-19', time: '10:20' });
});

test('no time is told of a doctor whom the site has no page for', async () => {
  expect(await site([free(201, '2026-11-17'), free(203, '2026-11-18')]).read()).toMatchObject({ day: '2026-11-18' });
  expect(await site([free(201, '2026-11-17')]).read()).toBeNull();
});

test('no time is told while the clinic does not respond, though one was known before', async () => {
  const { state, read } = site([free(203, '2026-11-18')]);
  expect(await read()).not.toBeNull();
  state.isSilent = true;
  state.now += 5 * 60_000;
  expect(await read()).toBeNull();
});
