import { expect, test } from 'vitest';
import type { Appointment, PatientRecord } from '../../clinic/clinic-service.ts';
import { sampleBooking } from '../../desk/testing/sample-booking.ts';
import { knownFields } from './known-fields.ts';

const record: PatientRecord = {
  ...{ id: 7, patientNumber: '7', name: 'António Exemplo', birthDay: '1958-11-07', gender: 'masculino' },
  ...{ vat: '123456789', nSNS: '', nCC: '', profession: 'Carpinteiro', contacts: ['+351 910 000 000', 'antonio@exemplo.pt'] },
};
const visit: Appointment = {
  ...{ id: 1, date: '2026-05-04', start: '10:20', end: '10:40', doctorId: 202, doctorName: 'Dr. N', patientId: 7, typeId: 462 },
  state: 'SCHEDULED',
  patientName: '',
  typeName: '',
};

test("gives the clinic's record as the visitor would have typed it, and leaves out what it does not have", () => {
  expect(knownFields({ record, lastBooking: null, lastVisit: null })).toEqual({
    ...{ name: 'António Exemplo', email: 'antonio@exemplo.pt', phone: '+351 910 000 000', gender: 'masculino' },
    ...{ 'birthDate-day': '07', 'birthDate-month': '11', 'birthDate-year': '1958', vat: '123456789', profession: 'Carpinteiro' },
  });
});

test('whoever was seen has had a consultation, with that doctor', () => {
  expect(knownFields({ record, lastBooking: null, lastVisit: visit })).toMatchObject({
    ...{ typeId: '462', doctorId: '202', hadConsultation: 'yes' },
  });
});

test("the last booking tells the usual choices, and nobody's phone for the payment", () => {
  const lastBooking = { ...sampleBooking(), paymentMethod: 'mbway' as const, mbwayPhone: '919999999' };
  const known = knownFields({ record, lastBooking, lastVisit: visit });
  expect(known).toMatchObject({ mode: lastBooking.mode, subSpecialty: lastBooking.subSpecialty, payment: 'mbway', doctorId: '202' });
  expect(known.mbwayPhone).toBeUndefined();
});
