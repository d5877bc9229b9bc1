import { pageBottom, roomLeft, type TaggedPaper } from './paper.ts';
import { inks } from './paper-look.ts';
import { drawRule, writeHeading, writeParagraph } from './write-text.ts';

const lineDistance = 30;
const leastLines = 3;
const mostLines = 8;

/** Lines to write on by hand, where the page has room for them: they are not worth a page of their own. */
export function writeLinesToFill(paper: TaggedPaper, title: string, text: string): void {
  const { sizes } = paper;
  if (roomLeft(paper) < sizes.h2 * 3 + sizes.text * 3 + leastLines * lineDistance) return;
  writeHeading(paper, 'h2', title);
  writeParagraph(paper, text);
  const bottom = pageBottom(paper);
  for (let line = 1; line <= mostLines && paper.doc.y + line * lineDistance <= bottom; line++) {
    drawRule(paper, paper.doc.y + line * lineDistance, inks.strongLine);
  }
}
