import { createTranslator } from 'use-intl/core';
import { messagesFor } from '../../app/language/messages.server.ts';
import { leftEdge, type TaggedPaper, textWidth } from './paper.ts';
import { inks, pageMargins } from './paper-look.ts';
import { drawRule, headStyle, putText, textHeight } from './write-text.ts';

const side = 38;
const nameSize = 17;
const gap = 12;

/** The clinic's symbol and name, at the top of the first page. */
export function writeLetterhead(paper: TaggedPaper, clinicName: string): void {
  const { doc, locale } = paper;
  const t = createTranslator({ locale, messages: messagesFor(locale, 'papers'), namespace: 'papers' });
  const [x, y] = [leftEdge, pageMargins.top];
  const style = headStyle(nameSize);
  const width = textWidth(paper) - side - gap;
  const height = textHeight(paper, clinicName, style, width);
  const mark = { alt: t('mark', { clinic: clinicName }), bbox: [x, y, x + side, y + side] as [number, number, number, number] };
  paper.body.add(doc.struct('Figure', mark, () => drawMark(doc, x, y)));
  const nameTop = y + Math.max(0, (side - height) / 2);
  paper.body.add(doc.struct('P', {}, () => putText(paper, clinicName, style, { x: x + side + gap, y: nameTop, width })));
  const bottom = Math.max(y + side, nameTop + height) + 14;
  drawRule(paper, bottom);
  doc.y = bottom + 26;
}

/** The drawing of app/art/brand/mark.svg, which pdfkit cannot read as a file. */
const petal = 'M29.2 29.2C27.5 18.5 21 7 12 7C8.8 7 7 8.8 7 12C7 21 18.5 27.5 29.2 29.2Z';
const edge = 'M24 5.5A8 8 0 0 0 40 5.5Z';
const middle: [number, number] = [32, 32];

function drawMark(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc.save();
  doc.translate(x, y).scale(side / 64);
  doc.roundedRect(0, 0, 64, 64, 6).fill(inks.heading);
  for (const angle of [0, 90, 180, 270]) {
    doc.save();
    doc.rotate(angle, { origin: middle });
    doc.path(petal).fill(inks.white);
    doc.path(edge).lineWidth(2.5).lineJoin('round').stroke(inks.white);
    doc.restore();
  }
  doc.circle(...middle, 4.5).fill(inks.accent);
  doc.restore();
}
