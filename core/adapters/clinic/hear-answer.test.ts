import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { hearAnswer } from './hear-answer.ts';

const shape = z.object({ done: z.object({ id: z.int() }).nullable() });
const hear = (body: unknown, status = 200) => hearAnswer(status, body, shape);
const withCode = (code?: string, data: unknown = null) => ({ data, errors: [{ message: 'x', extensions: code ? { code } : {} }] });

test.each([
  ['VAT_NOT_VALID', 'vatNotValid'],
  ['PATIENT_ALREADY_EXISTS', 'patientAlreadyExists'],
  ['VALIDATOR_DIGITS_PHONE', 'phoneDigits'],
  ['ERROR_CREATING_PATIENT', 'errorCreatingPatient'],
  ['APPOINTMENT_SLOT_NOT_AVAILABLE', 'slotTaken'],
  ['APPOINTMENT_ALREADY_UNSCHEDULED', 'alreadyDone'],
  ['APPOINTMENT_NOT_FOUND', 'refused'],
  ['BAD_USER_INPUT', 'refused'],
  ['A_CODE_OF_TOMORROW', 'refused'],
])('%s means %s', (code, meaning) => {
  expect(hear(withCode(code))).toEqual({ kind: 'no', meaning, why: code });
  expect(hear(withCode(code, { done: null }), 400)).toMatchObject({ kind: 'no', meaning });
});

test.each([
  ['a failure of the service itself', withCode('INTERNAL_SERVER_ERROR'), 200],
  ['an error without a code', withCode(), 200],
  ['a refusal beside a result', withCode('VAT_NOT_VALID', { done: { id: 7 } }), 200],
  ['a code that comes with status 500', withCode('VAT_NOT_VALID'), 500],
  ['an answer that comes with status 429', { data: { done: { id: 7 } } }, 429],
  ['a result of another shape', { data: { done: { id: 'seven' } } }, 200],
  ['no result', {}, 200],
  ['a text', 'fine', 200],
])('%s is silence: nobody knows what was done', (_, body, status) => expect(hear(body, status).kind).toBe('silence'));

test('a key that is not accepted is told apart, whatever the body', () => {
  expect(hear(withCode('UNAUTHENTICATED'))).toEqual({ kind: 'keyRefused' });
  expect(hear('<h1>Unauthorized</h1>', 401)).toEqual({ kind: 'keyRefused' });
});

test('what goes into the log is never a text from the answer', () =>
  expect(hear(withCode('patient Maria Exemplo, 999999990'))).toMatchObject({ why: 'an error without a code' }));

test('no answer makes it fall over', () =>
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 200, max: 599 }), (body, status) => {
      expect(['answer', 'no', 'keyRefused', 'silence']).toContain(hear(body, status).kind);
    }),
  ));
