import type { Field, TextareaField, TextField, TextFieldSingleValidation, UploadField } from 'payload';
import { isLinkUrl } from '../../fields/link-url.ts';
import { inLanguage, type Label, label } from '../../language/label.ts';

/** A line in both languages; what stays empty is not shown in that language. */
export const line = (name: string, fieldLabel: Label, description?: Label): TextField => ({
  name,
  type: 'text',
  localized: true,
  maxLength: 200,
  label: fieldLabel,
  ...(description ? { admin: { description } } : {}),
});

export const lines = (name: string, fieldLabel: Label, description?: Label): TextareaField => ({
  name,
  type: 'textarea',
  localized: true,
  maxLength: 1000,
  label: fieldLabel,
  ...(description ? { admin: { description } } : {}),
});

export const picture = (name: string, fieldLabel: Label, description: Label): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  label: fieldLabel,
  admin: { description },
});

const wrong = label('Use um endereço do site, como /pt/equipa.', 'Use an address of the site, such as /en/team.');
const validatePath: TextFieldSingleValidation = (value, { req }) =>
  !value || (value.startsWith('/') && isLinkUrl(value)) || inLanguage(req.i18n.language, wrong);

/** Blocks of the home page lead into the site only; one that leads nowhere is not shown as a link. */
export const path = (name: string): TextField => ({
  name,
  type: 'text',
  localized: true,
  label: label('Leva a', 'Leads to'),
  admin: { description: wrong },
  validate: validatePath,
});

export const rows = (name: string, fieldLabel: Label, singular: Label, fields: Field[]): Field => ({
  name,
  type: 'array',
  label: fieldLabel,
  labels: { singular, plural: fieldLabel },
  admin: { initCollapsed: true, components: { RowLabel: '/components/row-title.tsx#RowTitle' } },
  fields,
});
