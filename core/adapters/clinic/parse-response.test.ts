import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseResponse } from './parse-response.ts';

const schema = z.object({ done: z.object({ id: z.int() }).nullable() });
const parse = (body: unknown, status = 200) => parseResponse(status, body, schema);
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
  expect(parse(withCode(code))).toEqual({ kind: 'refused', refusal: meaning, reason: code });
  expect(parse(withCode(code, { done: null }), 400)).toMatchObject({ kind: 'refused', refusal: meaning });
});

test.each([
  ['a failure of the service itself', withCode('INTERNAL_SERVER_ERROR'), 200],
  ['an error without a code', withCode(), 200],
  ['a refusal beside a result', withCode('VAT_NOT_VALID', { done: { id: 7 } }), 200],
  ['a code that comes with status 500', withCode('VAT_NOT_VALID'), 500],
  ['an answer that comes with status 429', { data: { done: { id: 7 } } }, 429],
  ['a result of another schema', { data: { done: { id: 'seven' } } }, 200],
  ['no result', {}, 200],
  ['a text', 'fine', 200],
])('%s is unavailable: nobody knows what was done', (_, body, status) => expect(parse(body, status).kind).toBe('unavailable'));

test('a key that is not accepted is told apart, whatever the body', () => {
  expect(parse(withCode('UNAUTHENTICATED'))).toEqual({ kind: 'keyRefused' });
  expect(parse('<h1>Unauthorized</h1>', 401)).toEqual({ kind: 'keyRefused' });
});

test('what goes into the log is never a text from the answer', () =>
  expect(parse(withCode('patient Maria Exemplo, 999999990'))).toMatchObject({ reason: 'an error without a code' }));

test('no answer makes it fall over', () =>
  fc.assert(
    fc.property(fc.jsonValue(), fc.integer({ min: 200, max: 599 }), (body, status) => {
      expect(['answered', 'refused', 'keyRefused', 'unavailable']).toContain(parse(body, status).kind);
    }),
  ));
