import { decorate, keepWhole, leftEdge, roomLeft, type TaggedPaper, textWidth } from './paper.ts';
import { inks } from './paper-look.ts';
import { shareWidths } from './share-widths.ts';
import { drawRule, lineWidth, putText, readStyle, strongStyle, type TextStyle, textHeight } from './write-text.ts';

export type PaperTable = { columns: string[]; rows: string[][] };

const cellGap = 10;

type Cell = { text: string; x: number; width: number };
/** How a row is written: its cells in their places, as tall as the tallest. */
type Row = { cells: Cell[]; style: TextStyle; height: number };

export function writeTable(paper: TaggedPaper, { columns, rows }: PaperTable): void {
  const { doc, sizes } = paper;
  const styles = { head: strongStyle(sizes.small, inks.heading), cell: readStyle(sizes.small) };
  const widths = columnWidths(paper, columns, rows, styles);
  const head = toRow(paper, columns, widths, styles.head);
  const body = rows.map((texts) => toRow(paper, texts, widths, styles.cell));
  keepWhole(paper, head.height + (body[0]?.height ?? 0));
  const table = doc.struct('Table');
  paper.body.add(table);
  writeRow(paper, table, head, 'TH');
  drawRule(paper, doc.y, inks.strongLine);
  for (const row of body) {
    const page = doc.page;
    keepWhole(paper, row.height);
    if (doc.page !== page) repeatHead(paper, head);
    writeRow(paper, table, row, 'TD');
    drawRule(paper, doc.y);
  }
  table.end();
  doc.y += sizes.text * 0.5;
}

const padding = ({ sizes }: TaggedPaper) => sizes.small * 0.5;

function toRow(paper: TaggedPaper, texts: string[], widths: number[], style: TextStyle): Row {
  const cells = widths.map((width, column) => ({
    text: texts[column] ?? '',
    x: leftEdge + widths.slice(0, column).reduce((sum, before) => sum + before + cellGap, 0),
    width,
  }));
  const tallest = Math.max(...cells.map(({ text, width }) => textHeight(paper, text, style, width)));
  return { cells, style, height: tallest - style.lineGap + 2 * padding(paper) };
}

function writeRow(paper: TaggedPaper, table: PDFKit.PDFStructureElement, { cells, style, height }: Row, tag: 'TH' | 'TD'): void {
  const { doc } = paper;
  const goesOn = height > roomLeft(paper);
  const top = doc.y;
  const row = doc.struct('TR');
  table.add(row);
  for (const { text, x, width } of cells) {
    const put = () => putText(paper, text, style, { x, y: top + padding(paper), width });
    row.add(doc.struct(tag, tag === 'TH' ? { scope: 'Column' } : {}, put));
  }
  row.end();
  // Its cells end on different pages; the next row begins below all of them.
  if (goesOn) doc.addPage();
  else doc.y = top + height;
}

/** On each further page the names of the columns stand again, as decoration: whoever listens has heard them. */
function repeatHead(paper: TaggedPaper, { cells, style, height }: Row): void {
  const { doc } = paper;
  const top = doc.y;
  const put = ({ text, x, width }: Cell) => putText(paper, text, style, { x, y: top + padding(paper), width });
  decorate(doc, () => cells.forEach(put), 'Pagination');
  doc.y = top + height;
  drawRule(paper, doc.y, inks.strongLine);
}

type Styles = { head: TextStyle; cell: TextStyle };

function columnWidths(paper: TaggedPaper, columns: string[], rows: string[][], { head, cell }: Styles): number[] {
  const needs = columns.map((name, column) => {
    const texts = [{ text: name, style: head }, ...rows.map((row) => ({ text: row[column] ?? '', style: cell }))];
    return {
      least: Math.max(...texts.flatMap(({ text, style }) => text.split(/[ \n]/).map((word) => lineWidth(paper, word, style)))),
      most: Math.max(...texts.map(({ text, style }) => lineWidth(paper, text, style))),
    };
  });
  return shareWidths(needs, textWidth(paper) - cellGap * (columns.length - 1));
}
