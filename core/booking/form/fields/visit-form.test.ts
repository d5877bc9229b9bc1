import { expect, test } from 'vitest';
import { checkInsurance, checkMode, checkProfessional, checkSlot, checkSpecialty, checkType } from './visit-form.ts';

const problems = (...pairs: [field: string, kind: string][]) => ({ ok: false, error: pairs.map(([field, kind]) => ({ field, kind })) });

test('a step left open says what to select', () => {
  expect(checkMode({ mode: undefined })).toEqual(problems(['mode', 'selectConsultationType']));
  expect(checkType({ typeId: '' }, [462])).toEqual(problems(['typeId', 'selectConsultationType']));
  expect(checkSpecialty({ subSpecialty: undefined })).toEqual(problems(['subSpecialty', 'selectSpecialty']));
  expect(checkProfessional({ hadConsultation: undefined, doctorId: undefined }, [3])).toEqual(
    problems(['hadConsultation', 'selectOption'], ['doctorId', 'selectProfessional']),
  );
  expect(checkInsurance({ insured: undefined })).toEqual(problems(['insured', 'selectOption']));
  expect(checkSlot({ date: undefined, time: undefined }, [])).toEqual(problems(['date', 'selectDate'], ['time', 'selectTime']));
});

test('every answered step gives its answers', () => {
  expect(checkMode({ mode: 'online' })).toEqual({ ok: true, value: { mode: 'online' } });
  expect(checkType({ typeId: '462' }, [462, 500])).toEqual({ ok: true, value: { typeId: 462 } });
  expect(checkSpecialty({ subSpecialty: 'kidneyStones' })).toEqual({ ok: true, value: { subSpecialty: 'kidneyStones' } });
  expect(checkProfessional({ hadConsultation: 'no', doctorId: '3' }, [3])).toEqual({
    ok: true,
    value: { hadConsultation: false, doctorId: 3 },
  });
  expect(checkInsurance({ insured: 'yes' })).toEqual({ ok: true, value: { insured: true } });
});

test('no preferred professional is an answer', () =>
  expect(checkProfessional({ hadConsultation: 'yes', doctorId: '0' }, [3])).toMatchObject({ ok: true, value: { doctorId: 0 } }));

test('what was not offered cannot be selected', () => {
  expect(checkMode({ mode: 'byPost' }).ok).toBe(false);
  expect(checkType({ typeId: '999' }, [462]).ok).toBe(false);
  expect(checkProfessional({ hadConsultation: 'no', doctorId: '202' }, [3]).ok).toBe(false);
});

test('a time that is gone has to be selected again, and so has a day without times', () => {
  const slots = [{ doctorId: 3, date: '2027-03-02', time: '10:00' }];
  expect(checkSlot({ date: '2027-03-02', time: '10:00' }, slots)).toEqual({ ok: true, value: { date: '2027-03-02', time: slots[0] } });
  expect(checkSlot({ date: '2027-03-02', time: '10:20' }, slots)).toEqual(problems(['time', 'selectTime']));
  expect(checkSlot({ date: '2027-03-03', time: '10:00' }, slots)).toEqual(problems(['date', 'selectDate'], ['time', 'selectTime']));
});
