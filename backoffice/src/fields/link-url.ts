import type { TextField, TextFieldSingleValidation } from 'payload';
import { label, labelIn } from '../language/label.ts';
import { notProse } from './not-prose.ts';

const wrong = label(
  'Use um endereço do site que comece por «/» (por exemplo /pt/contactos) ou um endereço completo com https://.',
  'Use an address of the site that starts with “/” (such as /en/contacts) or a full address with https://.',
);

export const isLinkUrl = (value: string): boolean => {
  if (/^\/(?![/\\])\S*$/.test(value)) return true;
  return value.startsWith('https://') && URL.canParse(value);
};

const validate: TextFieldSingleValidation = (value, { req }) => !value || isLinkUrl(value) || labelIn(req.i18n.language, wrong);

export const linkUrl = (name = 'url', fieldLabel = label('Endereço', 'Address')): TextField => ({
  name,
  type: 'text',
  localized: true,
  ...notProse,
  label: fieldLabel,
  admin: {
    description: label(
      'Um endereço do site, como /pt/contactos, ou um endereço externo com https://.',
      'An address of the site, such as /en/contacts, or an outside one with https://.',
    ),
  },
  validate,
});
