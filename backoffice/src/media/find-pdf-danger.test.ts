import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findPdfDanger, type PdfDanger } from './find-pdf-danger.ts';

const stream = (dictionary: string, content: Buffer | string) =>
  Buffer.concat([Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`), Buffer.from(content), Buffer.from('\nendstream')]);
/** A file of these objects, readable by any viewer that mends a table of contents. */
const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, index) => [Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]),
    Buffer.from('trailer << /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'),
  ]);
const catalog = (more = '') => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;
const pages = '<< /Type /Pages /Kids [] /Count 0 >>';
const hidden = (object: string, more = '/Filter /FlateDecode') =>
  stream(`/Type /ObjStm /N 1 /First 4 ${more}`, more.includes('Flate') ? deflateSync(`7 0 ${object}`) : `7 0 ${object}`);

test.each<[what: string, file: Buffer, danger: PdfDanger | undefined]>([
  ['plain', pdf(catalog(), pages), undefined],
  ['with a link to the web', pdf(catalog(), pages, '<< /S /URI /URI (https://clinica.pt) >>'), undefined],
  ['with compressed text', pdf(catalog(), pages, stream('/Filter /FlateDecode', deflateSync('BT (Olá) Tj ET'))), undefined],
  ['with objects in a stream', pdf(catalog(), pages, hidden('<< /Type /Page >>')), undefined],
  ['with a photograph', pdf(catalog(), pages, stream('/Subtype /Image /Filter /DCTDecode', Buffer.from([255, 216, 255, 224]))), undefined],
  ['with OpenAction', pdf(catalog('/OpenAction 3 0 R'), pages), 'active'],
  ['with JavaScript', pdf(catalog(), pages, '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'), 'active'],
  ['with a name written in figures', pdf(catalog(), pages, '<< /S /J#61va#53cript >>'), 'active'],
  ['that starts a program', pdf(catalog(), pages, '<< /S /Launch /F (cmd.exe) >>'), 'active'],
  ['with a file inside', pdf(catalog('/Names << /EmbeddedFiles 3 0 R >>'), pages), 'active'],
  ['that sends a form', pdf(catalog(), pages, '<</S/SubmitForm/F(https://x)>>'), 'active'],
  ['with an XFA form', pdf(catalog('/AcroForm << /XFA 3 0 R >>'), pages), 'active'],
  ['with an action in an object stream', pdf(catalog(), pages, hidden('<< /S /JavaScript /JS (x) >>')), 'active'],
  [
    'with an action in a stream that calls itself nothing',
    pdf(catalog(), stream('/Filter/FlateDecode', deflateSync('7 0 << /S/Launch >>'))),
    'active',
  ],
  [
    'with an action behind a false end of its stream',
    pdf(
      catalog(),
      stream('/N 1 /First 4 /Filter /FlateDecode', deflateSync(`7 0 (\nendstream\n) ${'x'.repeat(500)} << /S /Launch >>`, { level: 0 })),
    ),
    'active',
  ],
  ['with an action in an object stream that is not compressed', pdf(catalog(), hidden('<< /S /Launch >>', '')), 'active'],
  ['with object streams written in another way', pdf(catalog(), hidden('<< >>', '/Filter /ASCIIHexDecode')), 'unreadable'],
  ['with object streams that do not read', pdf(catalog(), hidden('<< >>', '/Filter 9 0 R')), 'unreadable'],
  [
    'with object streams behind a predictor',
    pdf(catalog(), hidden('<< >>', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>')),
    'unreadable',
  ],
  ['encrypted', pdf(catalog(), pages, '<< /Encrypt 4 0 R >>'), 'encrypted'],
  ['that grows without end', pdf(catalog(), stream('/Filter /FlateDecode', deflateSync(Buffer.alloc(70 * 1024 * 1024)))), 'unreadable'],
])('a PDF %s', (_, file, danger) => expect(findPdfDanger(file)).toBe(danger));
