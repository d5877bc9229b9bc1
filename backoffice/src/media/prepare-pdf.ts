import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { type Label, labelIn } from '../language/label.ts';
import { findPdfDanger } from './find-pdf-danger.ts';
import { hashedName } from './hashed-name.ts';
import { maximumUploadBytes } from './upload-limits.ts';
import { pdfRefusals, uploadRefusals } from './upload-refusals.ts';

const bytesRead = 1024;

/** Payload looks at the same places afterwards, but refuses in English. */
const isPdf = (bytes: Buffer): boolean => {
  const end = bytes.subarray(-bytesRead).toString('latin1');
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && end.includes('xref') && end.includes('%%EOF');
};

export const preparePdf: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { file } = req;
  if (!file || (operation !== 'create' && operation !== 'update')) return args;

  const refuse = (reason: Label) => {
    const message = labelIn(req.i18n.language, reason);
    return new ValidationError({ collection: 'ficheiros', errors: [{ message, path: 'file' }], req }, req.t);
  };

  if (file.data.length > maximumUploadBytes) throw refuse(uploadRefusals.tooLarge);
  if (!isPdf(file.data)) throw refuse(uploadRefusals.notPdf);
  const danger = findPdfDanger(file.data);
  if (danger) throw refuse(pdfRefusals[danger]);
  file.mimetype = 'application/pdf';
  file.name = hashedName(file.name, file.data, 'application/pdf');
  return args;
};
