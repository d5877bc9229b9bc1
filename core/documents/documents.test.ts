import { expect, test } from 'vitest';
import { documentState, savedName } from './document.ts';
import { allowanceOf, checkAnnounced, largestDocumentBytes, mostBytesPerForm, mostDocuments } from './document-rules.ts';
import { sniffDocument } from './sniff-document.ts';
import { dicom, heic, jpegStart, pageAndPdf, pdfBytes, svgWithScript, zipOf } from './testing/sample-files.ts';

test('what a file is, its content tells', async () => {
  const archive = zipOf([{ name: 'IM0001', bytes: dicom() }]);
  expect(await sniffDocument(pdfBytes())).toBe('pdf');
  expect(await sniffDocument(jpegStart)).toBe('jpeg');
  expect(await sniffDocument(heic)).toBe('heic');
  expect(await sniffDocument(dicom())).toBe('dicom');
  expect(await sniffDocument(archive)).toBe('zip');
  expect(await sniffDocument(Buffer.concat([pdfBytes(), archive])), 'a PDF with an archive behind it is kept as a PDF').toBe('pdf');
});

test('drawings with script, pages that are also a PDF, programs, documents of offices and plain text are not taken', async () => {
  const office = zipOf([
    {
      name: '[Content_Types].xml',
      bytes: Buffer.from('<Types ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>'),
    },
    { name: 'word/document.xml', bytes: Buffer.from('<w/>') },
  ]);
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]);
  for (const [name, bytes] of Object.entries({
    svgWithScript,
    pageAndPdf,
    office,
    program,
    text: Buffer.from('olá'),
    nothing: Buffer.alloc(0),
  }))
    expect([name, await sniffDocument(bytes)]).toEqual([name, null]);
  const behind = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(100), pdfBytes()]);
  expect(await sniffDocument(behind)).toBeNull();
});

test('50 MB for each document, 2 GB for all of an examination together, a thousand files', () => {
  const none = { count: 0, bytes: 0 };
  expect(allowanceOf('pdf', none)).toEqual({ bytes: largestDocumentBytes, refusal: 'documentTooLarge' });
  expect(allowanceOf('zip', none)).toEqual({ bytes: mostBytesPerForm, refusal: 'formTooLarge' });
  const nearlyFull = { count: 300, bytes: mostBytesPerForm - 10 };
  expect(allowanceOf('dicom', nearlyFull)).toEqual({ bytes: 10, refusal: 'formTooLarge' });
  expect(allowanceOf('jpeg', nearlyFull), 'where little is left, that is what is said').toEqual({ bytes: 10, refusal: 'formTooLarge' });
  expect(checkAnnounced(10, nearlyFull).ok).toBe(true);
  expect(checkAnnounced(11, nearlyFull)).toEqual({ ok: false, error: 'formTooLarge' });
  expect(checkAnnounced(0, none)).toEqual({ ok: false, error: 'documentEmpty' });
  expect(checkAnnounced(1, { count: mostDocuments, bytes: 0 })).toEqual({ ok: false, error: 'tooManyDocuments' });
});

test('a file is saved under the ending of its content, without folders and hidden characters', () => {
  expect(savedName('relatório.pdf', 'pdf')).toBe('relatório.pdf');
  expect(savedName('fatura.exe', 'pdf')).toBe('fatura.exe.pdf');
  expect(savedName('../../etc/IM0001', 'dicom')).toBe('IM0001.dcm');
  expect(savedName('C:\\fotos\\foto.JPEG', 'jpeg')).toBe('foto.jpeg');
  expect(savedName('exame\u202Efdp.exe', 'pdf')).toBe('examefdp.exe.pdf');
  expect(savedName('a"\r\nb.png', 'png')).toBe('ab.png');
  expect(savedName('', 'zip')).toBe('documento.zip');
});

test('the worse finding counts, and what nobody has looked at is never called clean', () => {
  const at = new Date();
  const nothing = { receivedAt: null, cleanAt: null, threatFoundAt: null, unscannableAt: null };
  expect(documentState(nothing)).toBe('receiving');
  expect(documentState({ ...nothing, receivedAt: at })).toBe('notYetChecked');
  expect(documentState({ ...nothing, receivedAt: at, cleanAt: at })).toBe('clean');
  expect(documentState({ ...nothing, receivedAt: at, cleanAt: at, unscannableAt: at })).toBe('unscannable');
  expect(documentState({ receivedAt: at, cleanAt: at, unscannableAt: at, threatFoundAt: at })).toBe('threat');
});
