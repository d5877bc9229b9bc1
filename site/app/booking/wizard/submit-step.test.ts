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
  } as unknown as PageContext;
  const draft = before && { ...draftOf(before), ...more };
  const opened = { step, key: draft && key, draft, offer, progress: wizardProgress(before ?? {}, offer) };
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.set(name, value);
  try {
    const refused = await submitStep(page, opened, data);
    return { to: null, kept, forgotten, problems: refused.progress.problems, cookie: refused.headers['set-cookie'] };
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return { to: thrown.headers.get('location'), kept, forgotten, problems: [], cookie: thrown.headers.get('set-cookie') };
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

test('a right answer leads to the next question, and the first one brings the key of the draft', async () => {
  const { to, kept, cookie } = await send('mode', { mode: 'online' }, null);
  expect(to).toBe('/pt/marcar-consulta/especialidade');
  expect(kept).toEqual({ mode: 'online' });
  expect(cookie).toContain(`draft=${key}`);
});

test('a refused first answer brings the key too, so that nothing typed is lost', async () => {
  const { to, problems, cookie } = await send('mode', {}, null);
  expect(to).toBeNull();
  expect(problems).toEqual([{ field: 'mode', kind: 'selectConsultationType' }]);
  expect(cookie).toContain(key);
});

test('going back keeps what was typed, right or wrong, and passes over what does not apply', async () => {
  const { to, kept } = await send('details', { go: 'back', name: 'Joaquim', email: 'not yet' });
  expect(to).toBe('/pt/marcar-consulta/data');
  expect(kept).toMatchObject({ name: 'Joaquim', email: 'not yet', slot: fullDraft.slot });
  const online = { ...fullDraft, mode: 'online', typeId: '' };
  expect((await send('specialty', { go: 'back', subSpecialty: 'other' }, online)).to).toBe('/pt/marcar-consulta');
});

test('a change made from the end leads straight back to it', async () => {
  const { to } = await send('insurance', { insured: 'yes', return: 'check' });
  expect(to).toBe('/pt/marcar-consulta/confirmar');
});

test('a change from the end that opens another question leads there', async () => {
  const { to } = await send('type', { typeId: '464', return: 'check' }, { ...fullDraft, doctorId: '203' });
  expect(to).toBe('/pt/marcar-consulta/profissional');
});

test('a screen sent before its forerunners are answered leads to the first of them', async () => {
  const { to, kept } = await send('payment', { payment: 'multibanco' }, null);
  expect(to).toBe('/pt/marcar-consulta');
  expect(kept.payment).toBe('multibanco');
});

test('the doctor of the page one came from is chosen beforehand; anything forged is not kept', async () => {
  expect((await send('mode', { mode: 'inPerson', presetDoctorId: '203' }, null)).kept).toEqual({ mode: 'inPerson', doctorId: '203' });
  expect((await send('mode', { mode: 'inPerson', presetDoctorId: '1 or 1', bookingId: 'x' }, null)).kept).toEqual({ mode: 'inPerson' });
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
  await expect(send('mode', { mode: 'online' }, null)).rejects.toMatchObject({ init: { status: 429 } });
  isWithinLimit = true;
});
