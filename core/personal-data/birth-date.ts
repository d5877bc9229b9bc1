import type { Day } from '../kernel/lisbon-time.ts';
import { err, ok, type Result } from '../kernel/result.ts';

/** Three fields, as typed: a single one would leave open whether 3/4 is in March or in April. */
export type TypedDate = { day: string; month: string; year: string };

const earliest = '1900-01-01';
const invalid = err({ kind: 'birthDateInvalid' as const });

export function parseBirthDate(typed: TypedDate, today: Day): Result<Day, { kind: 'birthDateRequired' | 'birthDateInvalid' }> {
  const [day, month, year] = [typed.day.trim(), typed.month.trim(), typed.year.trim()];
  if (day === '' && month === '' && year === '') return err({ kind: 'birthDateRequired' });
  if (!/^\d{1,2}$/.test(day) || !/^\d{1,2}$/.test(month) || !/^\d{4}$/.test(year)) return invalid;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isReal(date) && date >= earliest && date <= today ? ok(date) : invalid;
}

function isReal(date: Day): boolean {
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}
