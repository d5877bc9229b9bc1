import type { Availability } from '@clinic/core/booking/availability/availability';
import type { Draft, DraftStore } from '@clinic/core/booking/form/draft';
import { sampleOffer as offer } from '@clinic/core/booking/form/sample-offer';
import type { DraftFields } from '@clinic/core/booking/form/steps';
import { wizardProgress } from '@clinic/core/booking/form/wizard-progress';
import { err, ok } from '@clinic/core/kernel/result';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { enterWizard } from './enter-wizard.server.ts';

const key = 'k'.repeat(32);

type Free = Awaited<ReturnType<Availability['doctorsAt']>>;
const stillFree: Free = ok([{ doctorId: 203, doctorName: 'Dr. 203' }]);

async function enter(sent: Record<string, string>, { before = null as DraftFields | null, free = stillFree } = {}) {
  const kept: DraftFields[] = [];
  const drafts: Pick<DraftStore, 'save' | 'create'> = {
    save: async (_, fields) => void kept.push(fields),
    create: async ({ fields }) => {
      kept.push(fields);
      return { key, draft: {} as Draft };
    },
  };
  const booking = { drafts, withinLimit: async () => true, availability: { doctorsAt: async () => free } };
  const reached: string[] = [];
  const noteWizardMoments = (moments: readonly string[]) => void reached.push(...moments);
  const page = { locale: 'en', origin: 'http://localhost', booking, noteWizardMoments } as unknown as PageContext;
  const draft = before && ({ fields: before, known: {}, submittedAt: null } as unknown as Draft);
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) form.set(name, value);
  const response = await enterWizard(
    page,
    { step: 'who', key: draft && key, draft, offer, progress: wizardProgress(before ?? {}, offer) },
    form,
  );
  return { kept, reached, to: response.headers.get('location'), cookie: response.headers.get('set-cookie') };
}

test('what the page was about is kept by the server, and the address says nothing of it', async () => {
  const { kept, to, cookie } = await enter({ presetSubSpecialty: 'kidneyStones' });
  expect(kept).toEqual([{ subSpecialty: 'kidneyStones' }]);
  expect(to).toBe('/en/marcar-consulta');
  expect(cookie).toContain(`draft=${key}`);
});

test('who comes with an hour has begun; who had begun before does not begin again', async () => {
  expect((await enter({ presetSubSpecialty: 'kidneyStones' })).reached).toEqual(['began']);
  expect((await enter({ presetSubSpecialty: 'kidneyStones' }, { before: { mode: 'online' } })).reached).toEqual([]);
});

test('answers that were given before stay', async () => {
  expect((await enter({ presetSubSpecialty: 'kidneyStones' }, { before: { mode: 'online' } })).kept).toEqual([
    { subSpecialty: 'kidneyStones' },
  ]);
});

test('a word that is not one of ours opens the wizard and keeps nothing', async () => {
  expect(await enter({ presetSubSpecialty: '<script>' })).toMatchObject({ kept: [], to: '/en/marcar-consulta', cookie: null });
});

const hour = { presetTypeId: '462', presetDoctorId: '203', presetSlot: '2026-11-18T10:20' };
const remembered = { mode: 'inPerson', doctorId: '203', slot: '2026-11-18T10:20/203' };

test('an hour is remembered with its doctor and type, and only what is missing is asked', async () => {
  const { kept, to } = await enter({ ...hour, presetSubSpecialty: 'kidneyStones' });
  expect(kept).toEqual([{ subSpecialty: 'kidneyStones', ...remembered }]);
  expect(to).toBe('/en/marcar-consulta');
});

test('an hour that is gone is not remembered, and the screen is told so', async () => {
  const { kept, to } = await enter(hour, { free: ok([]) });
  expect(kept).toEqual([{ ...remembered, slot: '' }]);
  expect(to).toBe('/en/marcar-consulta?hora-ocupada=sim');
});

test('while the clinic does not respond the hour is believed', async () => {
  const { kept, to } = await enter(hour, { free: err({ kind: 'clinicUnavailable' }) });
  expect(kept).toEqual([remembered]);
  expect(to).not.toContain('hora-ocupada');
});

test('a doctor of another type, a type that is not offered and an hour that is none are not kept', async () => {
  expect((await enter({ ...hour, presetDoctorId: '999' })).kept).toEqual([{ mode: 'inPerson' }]);
  expect((await enter({ ...hour, presetTypeId: '470' })).kept).toEqual([{ doctorId: '203' }]);
  expect((await enter({ ...hour, presetSlot: '<b>' })).kept).toEqual([{ mode: 'inPerson', doctorId: '203' }]);
});

test('an exam brings its own type, an hour its doctor; what is not offered is not kept', async () => {
  const { kept } = await enter({ presetTypeId: '464', presetSlot: '2026-11-17T10:40/201' });
  expect(kept).toEqual([{ typeId: '464', subSpecialty: 'other', doctorId: '201', slot: '2026-11-17T10:40/201', mode: 'inPerson' }]);
  expect((await enter({ presetTypeId: '999', presetSlot: '2026-11-17T10:40/999', presetMode: 'x' })).kept).toEqual([]);
});

test('another page replaces the exam and the hour that one had come with before', async () => {
  const before = { typeId: '464', subSpecialty: 'other', doctorId: '201', slot: '2026-11-17T10:40/201', mode: 'inPerson' };
  expect((await enter({ presetSubSpecialty: 'kidneyStones' }, { before })).kept).toEqual([
    { typeId: '', doctorId: '', slot: '', subSpecialty: 'kidneyStones' },
  ]);
});
