import { expect, test } from 'vitest';
import type { FileContact } from '../check-identity.ts';
import { senderStanding } from './sender-standing.ts';

const [patient, daughter] = ['ana@exemplo.pt', 'filha@exemplo.pt'];
const bookedBy = { name: 'Filha', email: daughter, phone: '912345678' };
const contact: FileContact = { kind: 'email', value: patient, provenWithBooking: false, confirmed: null };
const confirmed = { at: new Date(), by: 'Rita' };

test.each([
  ['the clinic saw its owner with a document', { ...contact, confirmed }, 'confirmedContact'],
  ['whoever booked read a code there, which anybody can do in the patient’s name', { ...contact, provenWithBooking: true }, 'usedToBook'],
  ['it was only typed', contact, 'givenContact'],
])('the patient’s address is told for what is known of it: %s', (_, known, standing) => {
  expect(senderStanding('Ana@EXEMPLO.pt', { booking: { bookedBy }, contacts: [known] })).toBe(standing);
});

test('who booked for the patient is never taken for the patient', () => {
  expect(senderStanding(daughter, { booking: { bookedBy }, contacts: [{ ...contact, confirmed }] })).toBe('ofBooker');
  expect(senderStanding(patient, { booking: { bookedBy: { ...bookedBy, email: patient } }, contacts: [contact] })).toBe('givenContact');
});

test.each(['estranho@exemplo.pt', '', 'ana@exemplo.pt@estranho.pt', 'ana@exemplo.pt, estranho@exemplo.pt'])(
  '%s is another address',
  (from) => {
    expect(senderStanding(from, { booking: { bookedBy }, contacts: [{ ...contact, confirmed }] })).toBe('otherAddress');
  },
);
