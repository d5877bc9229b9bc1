/** A table as the formatter writes it: columns as wide as their longest cell. Cells are Markdown; only what would end a cell is changed. */
export function markdownTable(headings: string[], rows: string[][]): string {
  const cells = [headings, ...rows].map((row) => headings.map((_, column) => asCell(row[column] ?? '')));
  const widths = headings.map((_, column) => Math.max(narrowest, ...cells.map((row) => widthOf(row[column] ?? ''))));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell))).join(' | ')} |`;
  const [head = [], ...body] = cells;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

/** The cells of a line of a table, as they were written. */
export const cellsOfLine = (line: string): string[] =>
  line
    .split(bar)
    .slice(1, -1)
    .map((cell) => cell.trim());

/** One that no backslash stands before. */
const bar = /(?<!\\)\|/g;
const narrowest = '---'.length;
const asCell = (text: string): string =>
  text
    .replaceAll(bar, '\\|')
    .replaceAll(/\s*\n\s*/g, ' ')
    .trim();

const graphemes = new Intl.Segmenter('pt', { granularity: 'grapheme' });
const isWide = /^(?:\p{RGI_Emoji}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\uFF01-\uFF60])/v;
const isUnseen = /^[\p{Mark}\p{Default_Ignorable_Code_Point}]+$/v;

/** In columns of a terminal, which is how the formatter counts: an emoji is two wide, an accent of its own none. */
const widthOf = (text: string): number =>
  [...graphemes.segment(text)].reduce((width, { segment }) => width + (isWide.test(segment) ? 2 : isUnseen.test(segment) ? 0 : 1), 0);
