import { keepWhole, leftEdge, roomLeft, type TaggedPaper, textWidth } from './paper.ts';
import { inks } from './paper-look.ts';
import { drawRule, putText, readStyle, strongStyle, textHeight } from './write-text.ts';

export type Fact = { name: string; value: string };

/** How much of the width the names take. */
const usualNameShare = 0.34;

/** Name and value, row by row: a table whose first column heads its rows. Facts without a value are left out. */
export function writeFacts(paper: TaggedPaper, facts: Fact[], nameShare = usualNameShare): void {
  const told = facts.filter(({ value }) => value !== '');
  if (told.length === 0) return;
  const table = paper.doc.struct('Table');
  paper.body.add(table);
  for (const fact of told) writeFact(paper, table, fact, nameShare);
  table.end();
  paper.doc.y += paper.sizes.text * 0.5;
}

function writeFact(paper: TaggedPaper, table: PDFKit.PDFStructureElement, { name, value }: Fact, nameShare: number): void {
  const { doc, sizes } = paper;
  const pad = sizes.text * 0.42;
  const nameWidth = textWidth(paper) * nameShare;
  const names = { style: readStyle(sizes.text, inks.soft), width: nameWidth - sizes.text };
  const values = { style: strongStyle(sizes.text), width: textWidth(paper) - nameWidth };
  const tallest = Math.max(textHeight(paper, name, names.style, names.width), textHeight(paper, value, values.style, values.width));
  // The air below the last line is not part of the text.
  const height = tallest - values.style.lineGap;
  keepWhole(paper, height + 2 * pad);
  const isLongerThanPage = height + 2 * pad > roomLeft(paper);
  const top = doc.y;
  const row = doc.struct('TR');
  table.add(row);
  row.add(doc.struct('TH', { scope: 'Row' }, () => putText(paper, name, names.style, { y: top + pad, width: names.width })));
  row.add(doc.struct('TD', {}, () => putText(paper, value, values.style, { x: leftEdge + nameWidth, y: top + pad, width: values.width })));
  row.end();
  doc.y = isLongerThanPage ? doc.y + pad : top + height + 2 * pad;
  drawRule(paper, doc.y);
}
