/** A cell that begins so is a formula to spreadsheets, and runs when the file is opened. */
const beginsFormula = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;
/** Also inside: programs differ in the sign at which they split cells. */
const formulaAfterSeparator = /(?<=.)([;,\t\r\n|]\s*)([=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

function cell(text: string): string {
  const safe = (beginsFormula.test(text) ? "'" : '') + text.replace(formulaAfterSeparator, "$1'$2");
  return `"${safe.replaceAll('"', '""')}"`;
}

/**
 * Every cell is quoted, and what strangers typed stays text in whatever program opens it. Portuguese spreadsheets split at semicolons,
 * mailing tools at commas; the mark at the beginning tells Excel that it is UTF-8.
 */
export const csvFile = (rows: readonly (readonly string[])[], separator: ',' | ';'): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
