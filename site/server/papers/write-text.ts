import { decorate, keepWhole, leftEdge, type TaggedPaper, textWidth } from './paper.ts';
import { type PaperFace, writable } from './paper-faces.ts';
import { inks, type PaperSizes } from './paper-look.ts';

export type TextStyle = { face: PaperFace; size: number; ink: string; lineGap: number };

/** Air between lines, as a part of the size: titles have less. */
const readGap = 0.22;
const headGap = -0.02;

export const readStyle = (size: number, ink = inks.text): TextStyle => ({ face: 'read', size, ink, lineGap: size * readGap });
export const strongStyle = (size: number, ink = inks.text): TextStyle => ({ face: 'strong', size, ink, lineGap: size * readGap });
export const headStyle = (size: number): TextStyle => ({ face: 'head', size, ink: inks.heading, lineGap: size * headGap });

function apply({ doc }: TaggedPaper, { face, size, ink }: TextStyle): void {
  doc.font(face).fontSize(size).fillColor(ink);
}

export function textHeight(paper: TaggedPaper, text: string, style: TextStyle, width = textWidth(paper)): number {
  apply(paper, style);
  return paper.doc.heightOfString(writable(text, style.face), { width, lineGap: style.lineGap });
}

/** Rounded up: a text set in exactly its own width may still wrap. */
export function lineWidth(paper: TaggedPaper, text: string, style: TextStyle): number {
  apply(paper, style);
  return Math.ceil(paper.doc.widthOfString(writable(text, style.face))) + 1;
}

export type TextPlace = { x?: number; y?: number; width?: number };

/** Without a tag: the caller has opened one. */
export function putText(
  paper: TaggedPaper,
  text: string,
  style: TextStyle,
  { x = leftEdge, y = paper.doc.y, width = textWidth(paper) }: TextPlace = {},
): void {
  apply(paper, style);
  paper.doc.text(writable(text, style.face), x, y, { width, lineGap: style.lineGap });
}

const spaceBefore = { h1: 0, h2: 1.5, h3: 0.6 };
const spaceAfter = { h1: 0.5, h2: 0.45, h3: 0.1 };

/** `followedBy`: a heading never stands alone at the foot of a page, so this much of what it heads comes with it. */
export function writeHeading(paper: TaggedPaper, level: 'h1' | 'h2' | 'h3', text: string, followedBy = paper.sizes.text * 3): void {
  const { doc, sizes } = paper;
  const style = level === 'h3' ? strongStyle(sizes.h3, inks.heading) : headStyle(sizes[level]);
  const before = sizes.text * spaceBefore[level];
  keepWhole(paper, before + textHeight(paper, text, style) + followedBy);
  if (doc.y > doc.page.margins.top) doc.y += before;
  paper.body.add(doc.struct(level.toUpperCase(), {}, () => putText(paper, text, style)));
  doc.y += sizes.text * spaceAfter[level];
}

/** A short paragraph stays whole; a long one goes on on the next page. */
export function writeParagraph(paper: TaggedPaper, text: string, style = readStyle(paper.sizes.text)): void {
  const { doc, sizes } = paper;
  const height = textHeight(paper, text, style);
  keepWhole(paper, Math.min(height, longParagraph(sizes)));
  paper.body.add(doc.struct('P', {}, () => putText(paper, text, style)));
  doc.y += sizes.text * 0.5;
}

const longParagraph = ({ text }: PaperSizes) => text * 12;

export function drawRule({ doc }: TaggedPaper, y: number, ink = inks.line, from = leftEdge, to = leftEdge + textWidth({ doc })): void {
  decorate(doc, () => doc.moveTo(from, y).lineTo(to, y).lineWidth(0.75).stroke(ink));
}
