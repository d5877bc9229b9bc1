import { expect, test } from 'vitest';
import { type BookedBy, isConflictTold } from './conflict-told.ts';

const startsAt = new Date('2027-03-02T10:00:00Z');
const unproven = { patientId: 7, provenPatientId: null };
const proven = { patientId: 7, provenPatientId: 7 };
const by = (contactDigest: string | null, provenPatientId: number | null = null): BookedBy => ({ contactDigest, provenPatientId });

const rows: [promise: string, asking: typeof unproven | typeof proven, bookedBy: BookedBy | null, believed: string[], told: boolean][] = [
  ['without proof nobody is told of a visit made at the clinic', unproven, null, ['owner'], false],
  ['… nor of one that the owner booked here', unproven, by('owner'), ['owner'], false],
  ['… nor of one that the proven owner booked', unproven, by('owner', 7), ['owner'], false],
  ['… nor of one booked with a contact that is the record’s', unproven, by('owner'), [], false],
  ['the proven owner is told of a visit made at the clinic', proven, null, [], true],
  ['the proven owner is told of what he booked with a confirmed contact', proven, by('phone'), ['owner', 'phone'], true],
  ['the proven owner is told of what he booked when proven', proven, by('other', 7), [], true],
  ['what a stranger booked never counts against the proven owner', proven, by('stranger'), ['owner'], false],
  ['what was booked without any code never counts against the proven owner', proven, by(null), ['owner'], false],
];

test.each(rows)('%s', (_, asking, bookedBy, believed, told) => expect(isConflictTold(asking, { startsAt, bookedBy }, believed)).toBe(told));

test('a proof of somebody else says nothing about this record', () =>
  expect(isConflictTold({ patientId: 7, provenPatientId: 8 }, { startsAt, bookedBy: null }, [])).toBe(false));
