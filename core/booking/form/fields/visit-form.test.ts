import { expect, test } from 'vitest';
import { checkInsurance, checkMode, checkProfessional, checkSpecialty, checkType, checkWho } from './visit-form.ts';

const problems = (...pairs: [field: string, kind: string][]) => ({ ok: false, error: pairs.map(([field, kind]) => ({ field, kind })) });

test('a step left open says what to select', () => {
  expect(checkMode({ mode: undefined })).toEqual(problems(['mode', 'selectOption']));
  expect(checkType({ typeId: '' }, [462])).toEqual(problems(['typeId', 'selectConsultationType']));
  expect(checkSpecialty({ subSpecialty: undefined })).toEqual(problems(['subSpecialty', 'selectSpecialty']));
  expect(checkWho({ forOther: undefined, hadConsultation: '' })).toEqual(
    problems(['forOther', 'selectOption'], ['hadConsultation', 'selectOption']),
  );
  expect(checkProfessional({ doctorId: undefined }, [3])).toEqual(problems(['doctorId', 'selectProfessional']));
  expect(checkInsurance({ insured: undefined })).toEqual(problems(['insured', 'selectOption']));
});

test('every answered step gives its answers', () => {
  expect(checkMode({ mode: 'online' })).toEqual({ ok: true, value: { mode: 'online' } });
  expect(checkType({ typeId: '462' }, [462, 500])).toEqual({ ok: true, value: { typeId: 462 } });
  expect(checkSpecialty({ subSpecialty: 'kidneyStones' })).toEqual({ ok: true, value: { subSpecialty: 'kidneyStones' } });
  expect(checkWho({ forOther: 'yes', hadConsultation: 'no' })).toEqual({ ok: true, value: { forOther: true, hadConsultation: false } });
  expect(checkProfessional({ doctorId: '3' }, [3])).toEqual({ ok: true, value: { doctorId: 3 } });
  expect(checkInsurance({ insured: 'yes' })).toEqual({ ok: true, value: { insured: true } });
});

test('no preferred professional is an answer', () =>
  expect(checkProfessional({ doctorId: '0' }, [3])).toMatchObject({ ok: true, value: { doctorId: 0 } }));

test('what was not offered cannot be selected', () => {
  expect(checkMode({ mode: 'byPost' }).ok).toBe(false);
  expect(checkType({ typeId: '999' }, [462]).ok).toBe(false);
  expect(checkProfessional({ doctorId: '202' }, [3]).ok).toBe(false);
});
