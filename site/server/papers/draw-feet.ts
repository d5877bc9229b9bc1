import { createTranslator } from 'use-intl/core';
import { messagesFor } from '../../app/language/messages.server.ts';
import { decorate, leftEdge, type PaperHead, textWidth } from './paper.ts';
import { writable } from './paper-faces.ts';
import { inks, pageMargins } from './paper-look.ts';

const size = 9.5;
const numberWidth = 120;

/** On every page, once their number is known: whose paper, which one, which page. */
export function drawFeet(doc: PDFKit.PDFDocument, { locale, title, clinicName }: PaperHead): void {
  const t = createTranslator({ locale, messages: messagesFor(locale, 'papers'), namespace: 'papers' });
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    // What is written below the margin would begin a new page.
    doc.page.margins.bottom = 0;
    const top = doc.page.height - pageMargins.bottom + 26;
    const width = textWidth({ doc });
    const words = writable(`${clinicName} · ${title}`, 'read');
    decorate(
      doc,
      () => {
        doc
          .moveTo(leftEdge, top)
          .lineTo(leftEdge + width, top)
          .lineWidth(0.75)
          .stroke(inks.line);
        doc.font('read').fontSize(size).fillColor(inks.soft);
        doc.text(words, leftEdge, top + 8, { width: width - numberWidth, height: size * 1.5, ellipsis: true });
        doc.text(t('page', { page: page + 1, pages: count }), leftEdge + width - numberWidth, top + 8, {
          width: numberWidth,
          align: 'right',
        });
      },
      'Pagination',
    );
    doc.page.margins.bottom = pageMargins.bottom;
  }
}
