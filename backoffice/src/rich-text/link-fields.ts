import type { Field, FieldAffectingData, TextFieldSingleValidation } from 'payload';
import { isLinkUrl } from '../fields/link-url.ts';
import { label, labelIn } from '../language/label.ts';

const wrong = label(
  'Use um endereço com https://, mailto: ou tel:, ou um endereço do site que comece por «/».',
  'Use an address with https://, mailto: or tel:, or an address of the site that starts with “/”.',
);

export const isTextLink = (value: string): boolean =>
  isLinkUrl(value) || /^mailto:[^\s@]+@[^\s@]+$/.test(value) || /^tel:\+?[\d-]+$/.test(value);

const validate: TextFieldSingleValidation = (value, { req, siblingData }) =>
  (siblingData as { linkType?: unknown }).linkType === 'internal' || isTextLink(value ?? '') || labelIn(req.i18n.language, wrong);

/** The editor's own address field accepts any scheme and rewrites what it does not know. */
export const editorLinkFields = ({ defaultFields }: { defaultFields: FieldAffectingData[] }): (Field | FieldAffectingData)[] =>
  defaultFields.map((field) =>
    field.name === 'url' && field.type === 'text'
      ? ({ ...field, hooks: {}, validate, admin: { ...field.admin, description: wrong } } as FieldAffectingData)
      : field,
  );
