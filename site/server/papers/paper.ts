import type { Locale } from '@clinic/core/kernel/locale';
import { type PaperSizes, pageMargins } from './paper-look.ts';

export type PaperHead = { locale: Locale; title: string; clinicName: string; madeAt: Date };

/** A tagged PDF while it is written, from top to bottom, in the order in which it is read. */
export type TaggedPaper = {
  doc: PDFKit.PDFDocument;
  /** What has been written, as a tree of tags. Everything outside it is decoration. */
  body: PDFKit.PDFStructureElement;
  sizes: PaperSizes;
  locale: Locale;
};

export const leftEdge = pageMargins.left;
export const textWidth = ({ doc }: Pick<TaggedPaper, 'doc'>): number => doc.page.width - pageMargins.left - pageMargins.right;
export const pageBottom = ({ doc }: TaggedPaper): number => doc.page.height - pageMargins.bottom;

export const roomLeft = (paper: TaggedPaper): number => pageBottom(paper) - paper.doc.y;

/** Begins a page where the next thing would not stand whole on this one. */
export function keepWhole(paper: TaggedPaper, height: number): void {
  const isTop = paper.doc.y <= pageMargins.top;
  if (height > roomLeft(paper) && !isTop) paper.doc.addPage();
}

/** Lines, boxes and repeated words: seen, and not read out. */
export function decorate(doc: PDFKit.PDFDocument, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  doc.markContent('Artifact', { type });
  doc.save();
  draw();
  doc.restore();
  doc.endMarkedContent();
}
