import { err, ok, type Result } from '../../../kernel/result.ts';
import type { FieldProblem } from './booking-message.ts';

type Checks = Record<string, Result<unknown, { kind: FieldProblem['kind'] }>>;
type Answers<Given extends Checks> = { [Field in keyof Given]: Extract<Given[Field], { ok: true }>['value'] };

/** Combines the results of a screen's fields: all answers, or every problem in the order of the fields. */
export function collectFieldResults<Given extends Checks>(checks: Given): Result<Answers<Given>, FieldProblem<keyof Given & string>[]> {
  const answers: Record<string, unknown> = {};
  const problems: FieldProblem<keyof Given & string>[] = [];
  for (const [field, result] of Object.entries(checks)) {
    if (result.ok) answers[field] = result.value;
    else problems.push({ field, kind: result.error.kind });
  }
  return problems.length > 0 ? err(problems) : ok(answers as Answers<Given>);
}
