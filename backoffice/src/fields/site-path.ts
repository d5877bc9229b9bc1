import type { TextField, TextFieldSingleValidation } from 'payload';
import { label, labelIn } from '../language/label.ts';
import { isLinkUrl } from './link-url.ts';
import { notProse } from './not-prose.ts';

const wrong = label('Use um endereço do site, como /pt/equipa.', 'Use an address of the site, such as /en/team.');

const validate: TextFieldSingleValidation = (value, { req }) =>
  !value || (value.startsWith('/') && isLinkUrl(value)) || labelIn(req.i18n.language, wrong);

/** Leads into the site only; what leads nowhere is not shown as a link. */
export const sitePath = (name: string): TextField => ({
  name,
  type: 'text',
  localized: true,
  ...notProse,
  label: label('Leva a', 'Leads to'),
  admin: { description: wrong },
  validate,
});
