import { cellsOfLine, markdownTable } from '../markdown-table.ts';

export type Measurement = { part: string; result: 'passed' | 'failed'; figures: string[]; minutes: string; date: string; commit: string };

const columns = ['part', 'result', 'minutes', 'date', 'commit'] as const;
const headingOfFigures = '## Figures';

/**
 * The document with the row of this part replaced, or added at the end of its table, and its figures below. Figures are sentences: in a
 * column of their own they would push the rest of the table out of sight.
 */
export function withMeasurement(document: string, measurement: Measurement): string {
  const [before, table, between, figures] = partsOf(document);
  const row = columns.map((column) => measurement[column]);
  const rows = replaced(table.slice(2).map(cellsOfLine), row, ([part]) => part === measurement.part);
  const parts = rows.map(([part = '']) => part);
  const written = new Map(figures.map((text) => [nameOf(text), text]));
  written.set(measurement.part, figuresOf(measurement));
  const below = parts.flatMap((part) => written.get(part) || []);
  return [...before, markdownTable([...columns], rows), ...between, headingOfFigures, '', ...below, ''].join('\n');
}

/** What stands before the table, its lines, what stands between it and the figures, and the figures of each part. */
function partsOf(document: string): [string[], string[], string[], string[]] {
  const lines = document.trimEnd().split('\n');
  const start = lines.findIndex((line) => line.startsWith('| part'));
  const end = lines.indexOf(headingOfFigures);
  if (start < 0) throw new Error('The document has no table that starts with the column `part`.');
  if (end < 0) throw new Error(`The document has no heading "${headingOfFigures}".`);
  const length = lines.slice(start, end).findIndex((line) => !line.startsWith('|'));
  const figures = lines
    .slice(end + 1)
    .join('\n')
    .trim();
  return [lines.slice(0, start), lines.slice(start, start + length), lines.slice(start + length, end), figures.split(/\n(?=- \*\*)/)];
}

const nameOf = (figures: string): string => /^- \*\*(.+?)\*\*/.exec(figures)?.[1] ?? '';

function figuresOf({ part, figures }: Measurement): string {
  if (figures.length === 0) return '';
  const [only = '', ...more] = figures.map((figure) => figure.replaceAll(/\s*\n\s*/g, ' ').replaceAll(/[*_`<]/g, '\\$&'));
  return more.length === 0 ? `- **${part}**: ${only}` : [`- **${part}**`, ...[only, ...more].map((figure) => `  - ${figure}`)].join('\n');
}

const replaced = (rows: string[][], row: string[], isIt: (row: string[]) => boolean): string[][] =>
  rows.some(isIt) ? rows.map((known) => (isIt(known) ? row : known)) : [...rows, row];
