import { expect, test } from 'vitest';
import { fullDraft, sampleOffer as offer } from './sample-offer.ts';
import type { DraftFields } from './steps.ts';
import { complete, isReached, walk } from './walk.ts';

const online: DraftFields = { ...fullDraft, mode: 'online', typeId: '' };

test('an empty draft opens at the first question, without having been refused yet', () => {
  const { open, applicable } = walk({}, offer);
  expect(open).toBe('mode');
  expect(applicable[0]).toBe('mode');
  expect(applicable.at(-1)).toBe('check');
});

test('with everything answered only the check is left', () => {
  const walked = walk(fullDraft, offer);
  expect(walked).toMatchObject({ open: 'check', problems: [] });
  expect(walked.applicable).toHaveLength(9);
  expect(complete(walked)).toMatchObject({ ok: true, value: { typeId: 462, doctorId: 0, price: { cents: 9000 }, payment: 'multibanco' } });
});

test('a type that is the only one is not asked for, and counted nowhere', () => {
  const walked = walk(online, offer);
  expect(walked.applicable).not.toContain('type');
  expect(walked.answers.typeId).toBe(463);
  expect(isReached(walked, 'type')).toBe(false);
  expect(walked.open).toBe('check');
});

test('payment is not asked for where the clinic is the only place to pay', () => {
  const atClinic = { ...offer, settings: { ...offer.settings, payments: { multibanco: false, mbway: false, atClinic: true } } };
  const walked = walk({ ...fullDraft, payment: '' }, atClinic);
  expect(walked.applicable).not.toContain('payment');
  expect(walked.answers.payment).toBe('atClinic');
});

test('online visits are never paid at the clinic', () => {
  expect(walk({ ...online, payment: 'atClinic' }, offer)).toMatchObject({ open: 'payment', problems: [{ field: 'payment' }] });
});

test('a hole in the middle is the first open question, and nothing behind it is reached', () => {
  const walked = walk({ ...fullDraft, insured: '' }, offer);
  expect(walked).toMatchObject({ open: 'insurance', problems: [{ field: 'insured', kind: 'selectOption' }] });
  expect(isReached(walked, 'professional')).toBe(true);
  expect(isReached(walked, 'insurance')).toBe(true);
  expect(isReached(walked, 'slot')).toBe(false);
  expect(complete(walked)).toEqual({ ok: false, error: { kind: 'notComplete' } });
});

test('an earlier answer that changes opens again only what it makes wrong', () => {
  const walked = walk({ ...fullDraft, typeId: '464', doctorId: '203' }, offer);
  expect(walked).toMatchObject({ open: 'professional', problems: [{ field: 'doctorId', kind: 'selectProfessional' }] });
  expect(walk({ ...fullDraft, typeId: '464', doctorId: '201' }, offer).open).toBe('check');
});

test('a way that the clinic no longer offers is asked for again', () => {
  const noOnline = { ...offer, settings: { ...offer.settings, types: offer.settings.types.filter(({ typeId }) => typeId !== 463) } };
  expect(walk(online, noOnline)).toMatchObject({ open: 'mode', problems: [{ kind: 'selectConsultationType' }] });
});

test('a time that has passed while the draft lay about is asked for again', () => {
  expect(walk({ ...fullDraft, slot: '2026-11-14T10:40' }, offer)).toMatchObject({ open: 'slot', problems: [{ field: 'time' }] });
});

test('the insured pay at most the cap, subject to authorisation', () => {
  expect(walk({ ...fullDraft, insured: 'yes' }, offer).answers.price).toEqual({ cents: 3250, subjectToAuthorisation: true });
});

test.each<[DraftFields, string]>([
  [{ typeId: '470' }, 'type'],
  [{ typeId: '463' }, 'type'],
  [{ doctorId: '999' }, 'professional'],
  [{ subSpecialty: 'surgery' }, 'specialty'],
  [{ payment: 'free' }, 'payment'],
])('a forged answer %o is no answer', (forged, open) => {
  expect(walk({ ...fullDraft, ...forged }, offer).open).toBe(open);
});
