import { languageTags } from '@clinic/core/kernel/locale';
import PDFDocument from 'pdfkit';
import { drawFeet } from './draw-feet.ts';
import type { PaperHead, TaggedPaper } from './paper.ts';
import { paperFaces } from './paper-faces.ts';
import { type PaperSizes, pageMargins } from './paper-look.ts';

/** pdfkit writes these into XML as they are. */
const forMetadata = (text: string) => text.replaceAll('&', '+').replace(/[<>]/g, '');

/** The same data give the same file: its time is `madeAt`, and pdfkit makes its number from that. */
export async function makePaper(head: PaperHead, sizes: PaperSizes, write: (paper: TaggedPaper) => void): Promise<Buffer> {
  const options = {
    size: 'A4',
    margins: pageMargins,
    pdfVersion: '1.7',
    subset: 'PDF/UA',
    tagged: true,
    lang: languageTags[head.locale],
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: forMetadata(head.title),
      Author: forMetadata(head.clinicName),
      Creator: forMetadata(head.clinicName),
      CreationDate: head.madeAt,
    },
  };
  // Its types do not know PDF/UA yet.
  const doc = new PDFDocument(options as PDFKit.PDFDocumentOptions);
  const written = collect(doc);
  for (const [face, bytes] of Object.entries(paperFaces)) doc.registerFont(face, bytes);
  const body = doc.struct('Document');
  doc.addStructure(body);
  write({ doc, body, sizes, locale: head.locale });
  body.end();
  drawFeet(doc, head);
  doc.end();
  return written;
}

const collect = (doc: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
