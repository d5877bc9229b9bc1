import { expect, test } from 'vitest';
import { subSpecialties } from '../model/sub-specialties.ts';
import { treatingSpecialties } from '../model/treating-specialties.ts';
import { visitModes } from '../model/visit-mode.ts';
import { sampleOffer } from './sample-offer.ts';
import { modesFor, visitKind } from './visit-kind.ts';
import { withPage } from './wizard-offer.ts';

const specialties = { 201: 'Urologia', 203: 'Andrologia', 205: 'Uroginecologia', 208: 'Reabilitação do pavimento pélvico' };
const doctors = Object.entries(specialties).map(([id, name]) => ({
  ...{ id: Number(id), name: `Médico ${id}`, clinicalName: `Dr. ${id}`, orderNumber: `0${id}` },
  specialty: { id: Number(id), name },
}));
const priced = (typeId: number, onlineCents: number | null = null) => ({
  ...{ typeId, name: `Tipo ${typeId}`, text: '', preparation: [], offersEarlierHours: true, inPersonCents: 9000, onlineCents },
});
/** A clinic that has put everybody into its general type. */
const offer = {
  ...sampleOffer,
  doctors,
  types: [
    { id: 462, description: 'Consulta', minutes: 20, doctorIds: [201, 203, 205, 208] },
    { id: 465, description: 'Andrologia', minutes: 20, doctorIds: [203] },
    { id: 480, description: 'Reabilitação', minutes: 40, doctorIds: [208] },
  ],
  settings: { ...sampleOffer.settings, types: [priced(462, 7000), priced(465), priced(480)] },
};
const kind = (subSpecialty: (typeof subSpecialties)[number], typeId?: number) => visitKind(offer, 'inPerson', { subSpecialty, typeId });
const ids = (found: ReturnType<typeof kind>) => found?.doctors.map(({ id }) => id);

test.each(subSpecialties)('%s: nobody is offered whose specialty does not treat it', (subSpecialty) => {
  for (const mode of visitModes) {
    const found = visitKind(offer, mode, { subSpecialty });
    expect(found?.doctors.length).toBeGreaterThan(0);
    for (const { specialty } of found?.doctors ?? []) expect(treatingSpecialties(subSpecialty)).toContain(specialty?.name);
  }
});

test('the reason decides the type: that of its own specialty, or the general one with those who treat it', () => {
  expect(kind('sexualHealth')).toMatchObject({ typeId: 465 });
  expect(ids(kind('sexualHealth'))).toEqual([203]);
  expect(ids(kind('femaleUrology'))).toEqual([205]);
  expect(kind('femaleUrology')).toMatchObject({ typeId: 462 });
  expect(ids(kind('kidneyStones'))).toEqual([201]);
});

test('a type chosen outright has its own doctors, and only the ways in which it is done', () => {
  expect(ids(kind('urinaryIncontinence', 480))).toEqual([208]);
  expect(kind('other', 999)).toBeNull();
  expect(modesFor(offer, { subSpecialty: 'other', typeId: 480 })).toEqual(['inPerson']);
  expect(modesFor(offer, { subSpecialty: 'kidneyStones' })).toEqual(['inPerson', 'online']);
});

test('whoever names a doctor and no complaint comes for what that doctor does', () => {
  for (const subSpecialty of ['other', 'routine'] as const)
    expect(visitKind(offer, 'inPerson', { subSpecialty, doctorId: 208 })).toMatchObject({ typeId: 480, doctors: [{ id: 208 }] });
  expect(ids(visitKind(offer, 'inPerson', { subSpecialty: 'kidneyStones', doctorId: 208 }))).toEqual([201]);
  expect(ids(visitKind(offer, 'inPerson', { subSpecialty: 'other', doctorId: 201 }))).toEqual([201]);
});

test('where nobody of a specialty can be booked, urology treats it', () => {
  const without = { ...offer, doctors: doctors.filter(({ id }) => id !== 205) };
  expect(visitKind(without, 'inPerson', { subSpecialty: 'femaleUrology' })?.doctors.map(({ id }) => id)).toEqual([201]);
});

test('of a clinic that says no specialties nobody is left out', () => {
  expect(visitKind(sampleOffer, 'inPerson', { subSpecialty: 'sexualHealth' })?.doctors).toHaveLength(2);
});

test('a person of whom the site has no page is not offered', () => {
  expect(withPage(doctors, new Set(['0203'])).map(({ id }) => id)).toEqual([203]);
  expect(withPage(doctors, new Set())).toHaveLength(4);
});
