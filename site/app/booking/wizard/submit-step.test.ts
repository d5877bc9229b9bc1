import type { Draft, DraftStore } from '@clinic/core/booking/form/draft';
import { fullDraft, sampleOffer as offer } from '@clinic/core/booking/form/sample-offer';
import type { DraftFields, InputStep } from '@clinic/core/booking/form/steps';
import { wizardProgress } from '@clinic/core/booking/form/wizard-progress';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page-context.ts';
import { submitStep } from './submit-step.server.ts';

const key = 'k'.repeat(32);
let isWithinLimit = true;

/** Sends one screen and tells where the visitor ends up and what is kept. */
async function send(step: InputStep, form: Record<string, string>, before: DraftFields | null = fullDraft, more: Partial<Draft> = {}) {
  let kept: DraftFields = { ...before };
  let forgotten: readonly string[] | null = null;
  const reached: string[] = [];
  const drafts: Pick<DraftStore, 'save' | 'create' | 'dropProof'> = {
    dropProof: async (_, names) => {
      forgotten = names;
    },
    save: async (_, fields) => {
      kept = { ...kept, ...fields };
    },
    create: async ({ fields }) => {
      kept = fields;
      return { key, draft: draftOf(fields) };
    },
  };
  const page = {
    locale: 'pt',
    origin: 'http://localhost',
    booking: { drafts, withinLimit: async () => isWithinLimit },
    noteWizardMoments: (moments: readonly string[]) => void reached.push(...moments),
  } as unknown as PageContext;
  const draft = before && { ...draftOf(before), ...more };
  const opened = { step, key: draft && key, draft, offer, progress: wizardProgress(before ?? {}, offer) };
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.set(name, value);
  try {
    const refused = await submitStep(page, opened, data);
    return { to: null, kept, forgotten, reached, problems: refused.progress.problems, cookie: refused.headers['set-cookie'] };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { to: thrown.headers.get('location'), kept, forgotten, reached, problems: [], cookie: thrown.headers.get('set-cookie') };
  }
}
const draftOf = (fields: DraftFields): Draft => ({
  ...{
    fields,
    bookingId: 'b',
    submittedAt: null,
    provenPatientId: null,
    provenAt: null,
    known: {},
    movedFrom: null,
    contactDigest: null,
    contactProvenAt: null,
  },
});

test('how far it leads is counted, and never what was answered', async () => {
  expect((await send('who', { forOther: 'no', hadConsultation: 'no' }, null)).reached).toEqual(['began', 'specialty']);
  expect((await send('who', { forOther: 'no', hadConsultation: 'no' })).reached).toEqual([]);
});

const bare = { ...fullDraft, typeId: '' };

test('a right answer leads to the first open question, and the first one brings the key of the draft', async () => {
  const { to, kept, cookie } = await send('who', { forOther: 'no', hadConsultation: 'no' }, null);
  expect(to).toBe('/pt/marcar-consulta/especialidade');
  expect(kept).toEqual({ forOther: 'no', hadConsultation: 'no' });
  expect(cookie).toContain(`draft=${key}`);
});

test('who says to be a patient is offered a code, unless known already or booking for another', async () => {
  const known = { forOther: 'no', hadConsultation: 'yes' };
  expect((await send('who', known, null)).to).toBe('/pt/marcar-consulta/ja-sou-paciente');
  expect((await send('who', { ...known, forOther: 'yes' }, null)).to).toBe('/pt/marcar-consulta/especialidade');
  expect((await send('who', known, bare, { provenPatientId: 7, known: fullDraft })).to).toBe('/pt/marcar-consulta/confirmar');
});

test('a refused first answer brings the key too, so that nothing typed is lost', async () => {
  const { to, problems, cookie } = await send('who', {}, null);
  expect(to).toBeNull();
  expect(problems.map(({ field }) => field)).toEqual(['forOther', 'hadConsultation']);
  expect(cookie).toContain(key);
});

test('going back keeps what was typed, right or wrong, and passes over what does not apply', async () => {
  const { to, kept } = await send('details', { go: 'back', name: 'Joaquim', email: 'not yet' });
  expect(to).toBe('/pt/marcar-consulta/data');
  expect(kept).toMatchObject({ name: 'Joaquim', email: 'not yet', slot: fullDraft.slot });
  expect((await send('mode', { go: 'back', mode: 'online' }, bare)).to).toBe('/pt/marcar-consulta/especialidade');
  expect((await send('type', { go: 'back' }, bare)).to).toBe('/pt/marcar-consulta/especialidade');
});

test('an hour answers who and when; all hours of a doctor are the other way on', async () => {
  const open = { ...bare, doctorId: '', slot: '', name: '' };
  const { to, kept } = await send('professional', { doctorId: '0', slot: '2026-11-17T10:40/203' }, open);
  expect(to).toBe('/pt/marcar-consulta/dados');
  expect(kept).toMatchObject({ doctorId: '0', slot: '2026-11-17T10:40/203' });
  expect((await send('professional', { doctorId: '203', slot: '' }, { ...bare, name: '' })).to).toBe('/pt/marcar-consulta/data');
});

test('another reason ends a type that was chosen outright; a type alone is reason enough', async () => {
  expect((await send('specialty', { subSpecialty: 'kidneyStones' })).kept).toMatchObject({ subSpecialty: 'kidneyStones', typeId: '' });
  expect((await send('type', { typeId: '464' }, { forOther: 'no', hadConsultation: 'no' })).kept).toMatchObject({
    ...{ typeId: '464', subSpecialty: 'other' },
  });
  expect((await send('type', { typeId: '464' })).kept).toMatchObject({ subSpecialty: 'routine' });
});

test('a change leads straight back to what is open: the end, or another question that it opened', async () => {
  expect((await send('insurance', { insured: 'yes', return: 'check' })).to).toBe('/pt/marcar-consulta/confirmar');
  const { to } = await send('type', { typeId: '464', return: 'check' }, { ...fullDraft, doctorId: '203' });
  expect(to).toBe('/pt/marcar-consulta/profissional');
});

test('a screen sent before its forerunners are answered leads to the first of them', async () => {
  const { to, kept } = await send('payment', { payment: 'multibanco' }, null);
  expect(to).toBe('/pt/marcar-consulta');
  expect(kept.payment).toBe('multibanco');
});

test('what the page one came from knew is chosen beforehand; anything forged is not kept', async () => {
  const who = { forOther: 'no', hadConsultation: 'no' };
  expect((await send('who', { ...who, presetDoctorId: '203', presetMode: 'online' }, null)).kept).toEqual({
    ...{ ...who, doctorId: '203', mode: 'online' },
  });
  expect((await send('who', { ...who, presetDoctorId: '1 or 1', presetMode: 'x', bookingId: 'x' }, null)).kept).toEqual(who);
});

test("a proof goes when the details turn out to be somebody else's, and stays with a name written differently", async () => {
  const { mode: _, ...details } = fullDraft;
  const proven = { provenPatientId: 7, known: fullDraft };
  const wife = { ...details, name: 'Zulmira Exemplo', 'birthDate-year': '1931', vat: '' };
  expect((await send('details', wife, fullDraft, proven)).forgotten).toContain('vat');
  expect((await send('details', { ...details, profession: 'Pescador' }, fullDraft, proven)).forgotten).toBeNull();
});

test('one address does not fill the table of drafts', async () => {
  isWithinLimit = false;
  await expect(send('who', { forOther: 'no' }, null)).rejects.toMatchObject({ init: { status: 429 } });
  isWithinLimit = true;
});
