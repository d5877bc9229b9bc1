import { cellsOfLine, markdownTable } from '../markdown-table.ts';

export type Measurement = { part: string; result: 'passed' | 'failed'; figure: string; minutes: string; date: string; commit: string };

const columns = ['part', 'result', 'figure', 'minutes', 'date', 'commit'] as const;

/** The document with the row of this part replaced, or added at the end of its table. */
export function withMeasurement(document: string, measurement: Measurement): string {
  const lines = document.split('\n');
  const start = lines.findIndex((line) => line.startsWith('| part'));
  if (start < 0) throw new Error('The document has no table that starts with the column `part`.');
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  const old = lines.slice(start + 2, length < 0 ? undefined : start + length).map(cellsOfLine);
  const row = columns.map((column) => measurement[column]);
  const isKnown = old.some(([part]) => part === row[0]);
  const rows = isKnown ? old.map((known) => (known[0] === row[0] ? row : known)) : [...old, row];
  return [...lines.slice(0, start), markdownTable([...columns], rows), ...(length < 0 ? [''] : lines.slice(start + length))].join('\n');
}
