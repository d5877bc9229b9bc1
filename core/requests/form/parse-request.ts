import type { Day } from '../../kernel/lisbon-time.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { parseBirthDate } from '../../personal-data/birth-date.ts';
import { parseEmail } from '../../personal-data/email.ts';
import { genders } from '../../personal-data/gender.ts';
import { parseNif } from '../../personal-data/nif.ts';
import { inOneLine } from '../../personal-data/person-name.ts';
import { parsePhone } from '../../personal-data/phone.ts';
import { parseSnsNumber } from '../../personal-data/sns-number.ts';
import type { OpeningCalendar } from '../../working-hours/opening-calendar.ts';
import type { RequestKind } from '../request-kinds.ts';
import { parsePreferredDate } from './preferred-date.ts';
import {
  callTimes,
  contactSubjects,
  longestLine,
  longestText,
  longTexts,
  type RequestField,
  requestFields,
  requestForms,
} from './request-fields.ts';
import type { RequestProblem, RequestProblemKind } from './request-problem.ts';

/** What was answered, field by field; what was left empty is not there. */
export type RequestAnswers = { name: string } & Partial<Record<RequestField, string>>;

/** As the browser sent it: by the name of the input. */
export type TypedRequest = Readonly<Record<string, string>>;

/** `promisedDay`: by which somebody answers. `exams` are those that may be asked for, by the key that the form sends. */
export type FormFacts = { today: Day; promisedDay: Day; calendar: OpeningCalendar; exams?: ReadonlyMap<string, string> };

type Read = Result<string, { kind: RequestProblemKind }>;

const missing: Record<RequestField, RequestProblemKind> = {
  ...{ name: 'nameRequired', email: 'emailRequired', phone: 'phoneRequired', birthDate: 'birthDateRequired', gender: 'genderRequired' },
  ...{ message: 'messageRequired', findings: 'findingsRequired', question: 'questionRequired', preferredDate: 'selectDate' },
  ...{ exam: 'examRequired', when: 'selectOption', subject: 'selectOption', vat: 'vatNotValid', nSNS: 'snsNumberInvalid' },
  ...{ patientNumber: 'selectOption', country: 'selectOption', languages: 'selectOption', more: 'messageRequired' },
};

const oneOf = (known: readonly string[], kind: RequestProblemKind) => (typed: string) =>
  known.includes(typed) ? ok(typed) : err({ kind });

function readField(field: RequestField, typed: string, { promisedDay, calendar, exams }: FormFacts): Read {
  if (longTexts.includes(field)) return typed.length <= longestText ? ok(typed) : err({ kind: 'textTooLong' });
  if (typed.length > longestLine && field !== 'email') return err({ kind: 'lineTooLong' });
  switch (field) {
    case 'email':
      return parseEmail(typed);
    case 'phone':
      return parsePhone(typed);
    case 'vat':
      return parseNif(typed);
    case 'nSNS':
      return parseSnsNumber(typed);
    case 'gender':
      return oneOf(genders, 'genderInvalid')(typed);
    case 'when':
      return oneOf(callTimes, 'selectOption')(typed);
    case 'subject':
      return oneOf(contactSubjects, 'selectOption')(typed);
    case 'preferredDate':
      return parsePreferredDate(typed, promisedDay, calendar);
    case 'exam': {
      const title = exams?.get(typed);
      return title ? ok(title) : err({ kind: 'examRequired' });
    }
    default:
      return ok(inOneLine(typed));
  }
}

function readBirthDate(typed: TypedRequest, today: Day): Read {
  const [day = '', month = '', year = ''] = ['day', 'month', 'year'].map((part) => typed[`birthDate-${part}`]);
  return parseBirthDate({ day, month, year }, today);
}

/** All answers of a form, or every problem in the order of its fields. Fields that the form does not ask are not read. */
export function parseRequest(kind: RequestKind, typed: TypedRequest, facts: FormFacts): Result<RequestAnswers, RequestProblem[]> {
  const form = requestForms[kind];
  const answers: RequestAnswers = { name: '' };
  const problems: RequestProblem[] = [];
  for (const field of requestFields) {
    const asked = form[field];
    if (!asked) continue;
    const written = (typed[field] ?? '').trim();
    if (field !== 'birthDate' && written === '') {
      if (asked === 'required') problems.push({ field, kind: missing[field] });
      continue;
    }
    const read = field === 'birthDate' ? readBirthDate(typed, facts.today) : readField(field, written, facts);
    if (read.ok) answers[field] = read.value;
    else problems.push({ field, kind: read.error.kind });
  }
  const hasContact = (typed['email'] ?? '').trim() !== '' || (typed['phone'] ?? '').trim() !== '';
  if (kind === 'complaint' && !hasContact) problems.push({ field: 'email', kind: 'contactRequired' });
  if (typed['consent'] !== 'sim') problems.push({ field: 'consent', kind: 'consentRequired' });
  return problems.length > 0 ? err(problems) : ok(pruned(kind, answers));
}

/** When to call is asked of whoever left a number, and is no answer once they want a letter or took the number back. */
function pruned(kind: RequestKind, { when, ...answers }: RequestAnswers): RequestAnswers {
  const isCalled = answers.phone !== undefined && (when !== 'byEmail' || kind !== 'callBack');
  return when && isCalled ? { ...answers, when } : answers;
}
