import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usualCalendar } from '../../working-hours/opening-calendar.ts';
import { requestKinds } from '../request-kinds.ts';
import { parseRequest, type TypedRequest } from './parse-request.ts';
import { longestText, requestFields, requestForms } from './request-fields.ts';

const facts = { today: '2026-11-16', promisedDay: '2026-11-18', calendar: usualCalendar, exams: new Map([['biopsia', 'Biópsia']]) };
const inputs = [...requestFields, 'birthDate-day', 'birthDate-month', 'birthDate-year', 'consent', 'website', '__proto__', 'constructor'];
const typed = fc.dictionary(
  fc.constantFrom(...inputs),
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.constantFrom('sim', 'ana@exemplo.pt', '912345678', '27', '1961', 'x'.repeat(5_000)),
  ),
);

/** Near enough to a whole form that some are taken. */
const whole = {
  ...{ name: 'Ana', email: 'ana@exemplo.pt', phone: '912345678', message: 'x', consent: 'sim', gender: 'feminino', exam: 'biopsia' },
  ...{
    'birthDate-day': '27',
    'birthDate-month': '3',
    'birthDate-year': '1961',
    findings: 'x',
    question: 'x',
    country: 'x',
    languages: 'x',
  },
};

test('whatever is sent as a form is taken with the answers of that form alone, or refused with what is wrong', () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...requestKinds),
      fc.oneof(
        typed,
        typed.map((bent) => ({ ...whole, ...bent })),
      ),
      (kind, sent: TypedRequest) => {
        const read = parseRequest(kind, sent, facts);
        if (!read.ok) {
          expect(read.error.length).toBeGreaterThan(0);
          return;
        }
        expect(sent['consent']).toBe('sim');
        for (const [field, answer] of Object.entries(read.value)) {
          expect(requestForms[kind]).toHaveProperty(field);
          expect(answer.length).toBeLessThanOrEqual(longestText);
        }
      },
    ),
    { numRuns: 1_000 },
  ));
