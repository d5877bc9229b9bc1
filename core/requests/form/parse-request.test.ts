import { expect, test } from 'vitest';
import { usualCalendar } from '../../working-hours/opening-calendar.ts';
import { type RequestKind, requestKinds } from '../request-kinds.ts';
import { parseRequest, type TypedRequest } from './parse-request.ts';
import { requestForms } from './request-fields.ts';

const facts = {
  today: '2026-11-16',
  promisedDay: '2026-11-18',
  calendar: usualCalendar,
  exams: new Map([['biopsia', 'Biópsia da próstata']]),
};
const complete: TypedRequest = {
  ...{ name: ' Joaquim  Tavares ', email: 'joaquim@exemplo.pt', phone: '+351 912 000 000', when: 'morning', subject: 'exams' },
  ...{ 'birthDate-day': '27', 'birthDate-month': '3', 'birthDate-year': '1961', gender: 'masculino', vat: '', nSNS: '123 456 789' },
  ...{ patientNumber: '77', preferredDate: '2026-11-24', exam: 'biopsia', country: 'França', languages: 'francês' },
  ...{ findings: 'Gleason 3+4', question: 'Operar?', more: 'nada', message: 'Posso\n\nir acompanhado?', consent: 'sim' },
};
const problemsOf = (kind: RequestKind, typed: TypedRequest) => {
  const read = parseRequest(kind, typed, facts);
  return read.ok ? [] : read.error.map((problem) => `${problem.field}: ${problem.kind}`);
};

test.each(requestKinds)('a complete %s is taken, with the answers of its own form alone', (kind) => {
  const read = parseRequest(kind, { ...complete, website: 'spam', extra: 'x' }, facts);
  expect(read.ok && Object.keys(read.value).filter((field) => !(field in requestForms[kind]))).toEqual([]);
  expect(read).toMatchObject({ ok: true, value: { name: 'Joaquim Tavares', phone: '912000000' } });
});

test.each([
  ['contact', ['name: nameRequired', 'email: emailRequired', 'message: messageRequired', 'consent: consentRequired']],
  ['callBack', ['name: nameRequired', 'phone: phoneRequired', 'consent: consentRequired']],
  [
    'secondOpinion',
    [
      ...['name: nameRequired', 'email: emailRequired', 'phone: phoneRequired', 'birthDate: birthDateRequired', 'gender: genderRequired'],
      ...['findings: findingsRequired', 'question: questionRequired', 'consent: consentRequired'],
    ],
  ],
  [
    'examRequest',
    [
      ...['exam: examRequired', 'name: nameRequired', 'email: emailRequired', 'message: messageRequired', 'preferredDate: selectDate'],
      'consent: consentRequired',
    ],
  ],
  ['international', ['name: nameRequired', 'email: emailRequired', 'message: messageRequired', 'consent: consentRequired']],
  ['complaint', ['name: nameRequired', 'message: messageRequired', 'email: contactRequired', 'consent: consentRequired']],
] as const)('an empty %s names every required field, in the order of the form', (kind, problems) =>
  expect(problemsOf(kind, {})).toEqual(problems),
);

test.each([
  ['email', 'joaquim@', 'emailInvalid'],
  ['phone', '91200', 'phoneInvalid'],
  ['vat', '123456780', 'vatNotValid'],
  ['nSNS', '12', 'snsNumberInvalid'],
  ['gender', 'x', 'genderInvalid'],
  ['birthDate-year', '2090', 'birthDateInvalid'],
  ['preferredDate', '2026-11-18', 'dateInvalid'],
  ['preferredDate', '2026-02-31', 'dateInvalid'],
  ['preferredDate', '2027-11-19', 'dateInvalid'],
  ['preferredDate', '2026-11-21', 'dateClosed'],
  ['preferredDate', '2026-12-08', 'dateClosed'],
  ['findings', 'a'.repeat(4_001), 'textTooLong'],
  ['name', 'a'.repeat(201), 'lineTooLong'],
])('%s “%.12s” is refused with %s', (field, typed, kind) =>
  expect(problemsOf('secondOpinion', { ...complete, [field]: typed })).toEqual([`${field.split('-')[0]}: ${kind}`]),
);

test('an exam that is not on the list is no answer', () =>
  expect(problemsOf('examRequest', { ...complete, exam: 'outro' })).toEqual(['exam: examRequired']));

test('an e-mail or a phone is enough for a complaint', () => {
  expect(problemsOf('complaint', { ...complete, email: '' })).toEqual([]);
  expect(problemsOf('complaint', { ...complete, phone: '' })).toEqual([]);
  expect(problemsOf('complaint', { ...complete, email: '', phone: '1' })).toEqual(['phone: phoneInvalid']);
});

test('when to call is forgotten once there is no number to call', () => {
  const read = parseRequest('contact', { ...complete, phone: '' }, facts);
  expect(read.ok && read.value).not.toHaveProperty('when');
});

test('paragraphs of a message stay as they were written', () => {
  const read = parseRequest('contact', complete, facts);
  expect(read.ok && read.value.message).toBe('Posso\n\nir acompanhado?');
});
