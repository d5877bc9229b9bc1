import { err, ok, type Result } from '../../kernel/result.ts';

export const shortestTermLength = 4;

/** Three letters or fewer find half the site: such a term is not searched for. */
export function toSearchTerm(typed: string): Result<string, { kind: 'termTooShort' }> {
  const term = typed.trim().replace(/\s+/g, ' ');
  return [...term].length < shortestTermLength ? err({ kind: 'termTooShort' }) : ok(term);
}
