import type { TextField, TextFieldSingleValidation } from 'payload';
import { isSlug } from '../fields/slug-format.ts';
import { label, labelIn } from '../language/label.ts';

const wrong = label(
  'Use só letras minúsculas sem acentos, algarismos e hífenes: «como-chegar».',
  'Use only lower-case letters without accents, digits and hyphens: “how-to-get-here”.',
);

const validate: TextFieldSingleValidation = (value, { req }) => !value || isSlug(value) || labelIn(req.i18n.language, wrong);

/** The same in both languages, so that a link into the middle of a page survives the change of language. */
export const anchor = (): TextField => ({
  name: 'ancora',
  type: 'text',
  label: label('Âncora', 'Anchor'),
  admin: { description: label('O nome da secção no endereço, depois de «#».', 'The name of the section in the address, after “#”.') },
  validate,
});
