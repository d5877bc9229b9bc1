import { expect, test } from 'vitest';
import { consentOf, slotOf } from '../check-step.ts';
import { sampleOffer } from '../sample-offer.ts';
import { bookingMessages } from './booking-message.ts';
import { checkPatient } from './patient-form.ts';
import { checkPayment } from './payment-form.ts';
import { checkInsurance, checkMode, checkProfessional, checkSpecialty, checkType } from './visit-form.ts';

const patient = (typed: string, birthDay: string) =>
  checkPatient(
    {
      name: '',
      email: typed,
      phone: typed,
      birthDate: { day: birthDay, month: '', year: '' },
      gender: typed,
      vat: '',
      nSNS: '',
      nCC: '',
      profession: '',
      note: '',
    },
    '2027-03-01',
  );

test('every message can be met in the wizard, and the wizard has no others', () => {
  const met = [
    checkMode({ mode: undefined }),
    checkType({ typeId: undefined }, []),
    checkSpecialty({ subSpecialty: undefined }),
    checkProfessional({ doctorId: undefined }, []),
    checkInsurance({ insured: undefined }),
    slotOf({}, sampleOffer, []),
    slotOf({ date: '2026-11-17' }, sampleOffer, []),
    consentOf({}),
    patient('', ''),
    patient('x', '40'),
    checkPayment({ payment: 'mbway', mbwayPhone: '' }, ['mbway']),
    checkPayment({ payment: 'mbway', mbwayPhone: 'x' }, ['mbway']),
  ].flatMap((result) => (result.ok ? [] : result.error.map(({ kind }) => kind)));
  expect(new Set(met)).toEqual(new Set(bookingMessages));
});
