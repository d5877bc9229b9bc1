import type { TextField, TextFieldSingleValidation } from 'payload';
import { type Label, label, labelIn } from '../language/label.ts';
import { isLinkUrl } from './link-url.ts';

type Options = { description?: Label; required?: boolean; acceptsPaths?: boolean };

const missing = label('Indique o endereço.', 'Give the address.');
const wrong = label('Indique um endereço completo que comece por https://.', 'Give a full address that starts with https://.');

/** An outside address; with `acceptsPaths`, also a path of the site. */
export const httpsUrl = (
  name: string,
  fieldLabel: Label,
  { description, required = false, acceptsPaths = false }: Options = {},
): TextField => {
  const validate: TextFieldSingleValidation = (value, { req }) => {
    if (!value) return required ? labelIn(req.i18n.language, missing) : true;
    return (isLinkUrl(value) && (acceptsPaths || !value.startsWith('/'))) || labelIn(req.i18n.language, wrong);
  };
  return { name, type: 'text', label: fieldLabel, required, ...(description ? { admin: { description } } : {}), validate } as TextField;
};
