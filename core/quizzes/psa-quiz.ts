import { err, ok, type Result } from '../kernel/result.ts';

export const psaQuestions = ['age', 'psa', 'family', 'symptoms'] as const;
export type PsaQuestion = (typeof psaQuestions)[number];

/** The buttons of each question. A known value of the PSA is typed: it is not among them. */
export const psaChoices = {
  age: ['under40', 'from40', 'from50', 'from60', 'from70'],
  psa: ['never', 'unknown'],
  family: ['none', 'close', 'other', 'unknown'],
  symptoms: ['none', 'some', 'many'],
} as const satisfies Record<PsaQuestion, readonly string[]>;

export type PsaChoice = { [Q in PsaQuestion]: (typeof psaChoices)[Q][number] };
/** `psa` is one of the buttons or the value in ng/ml, as a laboratory writes it: `4.2`. */
export type PsaAnswers = Partial<Record<PsaQuestion, string>>;

export type PsaProblem = { kind: 'selectOption' | 'psaValue' };

const longestValue = 10;
const written = /^(\d{1,4})(?:[.,](\d{1,3}))?$/;

/** As people copy it from the laboratory's sheet: `4,2`, `4.20`, `4,2 ng/ml`. Null for anything else. */
export function parsePsaValue(typed: string): string | null {
  const bare = typed.trim().replace(/\s*(ng\s*\/\s*ml)?$/i, '');
  const [, whole, part] = bare.length <= longestValue ? (written.exec(bare) ?? []) : [];
  if (whole === undefined) return null;
  return part === undefined ? String(Number(whole)) : `${Number(whole)}.${part}`;
}

export function parsePsaAnswer(question: PsaQuestion, { chosen, value }: { chosen: string; value: string }): Result<string, PsaProblem> {
  const choice = (psaChoices[question] as readonly string[]).find((each) => each === chosen);
  if (choice) return ok(choice);
  if (question !== 'psa') return err({ kind: 'selectOption' });
  const parsed = parsePsaValue(value);
  return parsed === null ? err({ kind: 'psaValue' }) : ok(parsed);
}

/** Which of the clinic's texts answer what was said. */
export type PsaAdvice = {
  age: 'young' | 'middle' | 'older';
  psa: 'never' | 'unknown' | 'known';
  family: PsaChoice['family'];
  symptoms: PsaChoice['symptoms'];
  /** As it was typed. It is shown to the reader again and compared with nothing: no number parts the healthy from the ill. */
  psaValue: string | null;
};

/** Null while an answer is missing. */
export function advisePsa(answers: PsaAnswers): PsaAdvice | null {
  const age = psaChoices.age.find((each) => each === answers.age);
  const family = psaChoices.family.find((each) => each === answers.family);
  const symptoms = psaChoices.symptoms.find((each) => each === answers.symptoms);
  const button = psaChoices.psa.find((each) => each === answers.psa);
  const psaValue = button === undefined && answers.psa !== undefined ? parsePsaValue(answers.psa) : null;
  const psa = button ?? (psaValue === null ? undefined : 'known');
  if (!age || !family || !symptoms || !psa) return null;
  return { age: groupOf(age), psa, family, symptoms, psaValue };
}

/** The ages at which the conversation about the test differs. */
const groupOf = (age: PsaChoice['age']): PsaAdvice['age'] =>
  age === 'under40' || age === 'from40' ? 'young' : age === 'from70' ? 'older' : 'middle';
