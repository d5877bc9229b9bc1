import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { type Label, labelIn } from '../language/label.ts';
import { hashedName } from './hashed-name.ts';
import { sanitiseSvg } from './sanitise-svg.ts';
import { sniffType } from './sniff-type.ts';
import { maximumUploadBytes } from './upload-limits.ts';
import { uploadRefusals } from './upload-refusals.ts';

/** Decides by the bytes, never by the name; what is stored carries a name that changes with its content. */
export const prepareUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req;
  if (!file || (operation !== 'create' && operation !== 'update')) return args;

  const refuse = (reason: Label) => {
    const message = labelIn(req.i18n.language, reason);
    return new ValidationError({ collection: 'media', errors: [{ message, path: 'file' }], req }, req.t);
  };

  if (file.data.length > maximumUploadBytes) throw refuse(uploadRefusals.tooLarge);
  const type = sniffType(file.data);
  if (!type) throw refuse(uploadRefusals.wrongType);
  if (type === 'image/svg+xml') {
    const clean = await sanitiseSvg(file.data.toString('utf8'));
    if (!clean) throw refuse(uploadRefusals.brokenDrawing);
    file.data = Buffer.from(clean);
    file.size = file.data.length;
  }
  file.mimetype = type;
  file.name = hashedName(file.name, file.data, type);
  return args;
};
