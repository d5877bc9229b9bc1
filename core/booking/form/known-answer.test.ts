import { expect, test } from 'vitest';
import { fieldsOfKnownAnswer, lastAnswers } from './known-answer.ts';
import { fullDraft, sampleOffer as offer } from './sample-offer.ts';
import { wizardProgress } from './wizard-progress.ts';

const { slot: _, consent: __, ...known } = fullDraft;

test('the same as last time leaves only the hour open', () => {
  expect(wizardProgress({ ...known, ...fieldsOfKnownAnswer('same', known, known) }, offer).currentStep).toBe('slot');
  expect(lastAnswers(known, offer)).toMatchObject({ mode: 'inPerson', price: { cents: 9000 } });
});

test('what is no longer offered, or was never known, cannot be had again', () => {
  expect(lastAnswers({ ...known, mode: '', typeId: '' }, offer)).toBeNull();
  expect(lastAnswers({ name: known.name ?? '' }, offer)).toBeNull();
});

test('another reason asks for it and keeps the person', () => {
  const fields = { ...known, ...fieldsOfKnownAnswer('otherReason', known, known) };
  expect(wizardProgress(fields, offer).currentStep).toBe('specialty');
  expect(fields).toMatchObject({ name: known.name, consent: 'yes', insured: 'no' });
});

test('who books for another is the one whom we know, and nothing of theirs becomes the patient’s', () => {
  const fields = { ...known, ...fieldsOfKnownAnswer('someoneElse', known, known) };
  expect(fields).toMatchObject({ forOther: 'yes', bookerName: known.name, bookerEmail: known.email, name: '', vat: '', consent: '' });
  expect(fields['birthDate-year']).toBe('');
});

test('nobody gets the insurance, the way to pay or the visit of the one who books for them', () => {
  const insured = { ...known, insured: 'yes', payment: 'mbway', mbwayPhone: '912345678' };
  const fields = { ...insured, ...fieldsOfKnownAnswer('someoneElse', insured, insured) };
  expect(fields).toMatchObject({ insured: '', payment: '', mbwayPhone: '', typeId: '', subSpecialty: '', doctorId: '' });
  expect(wizardProgress(fields, offer).currentStep).toBe('specialty');
});

const came = { ...known, subSpecialty: 'kidneyStones', typeId: '', doctorId: '203', slot: '2026-11-18T10:20/203' };

test('the visit with which somebody came stays theirs, and becomes that of the person they book for', () => {
  expect({ ...came, ...fieldsOfKnownAnswer('thisVisit', known, came) }).toMatchObject({
    ...came,
    forOther: 'no',
    hadConsultation: 'yes',
    consent: 'yes',
  });
  expect(fieldsOfKnownAnswer('someoneElse', known, came)).toMatchObject({ subSpecialty: 'kidneyStones', slot: came.slot, insured: '' });
});

test('the same as last time is the last visit, whatever they came with', () => {
  const fields = { ...came, ...fieldsOfKnownAnswer('same', known, came) };
  expect(fields).toMatchObject({ subSpecialty: known.subSpecialty, doctorId: known.doctorId, slot: '' });
});
