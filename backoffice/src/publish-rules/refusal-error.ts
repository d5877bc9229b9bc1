import { type PayloadRequest, ValidationError } from 'payload';
import { labelIn } from '../language/label.ts';
import type { PublishError } from './publish-rule.ts';

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type Refused = { req: PayloadRequest; refusals: PublishError[]; of: { collection: string } | { global: string } };

/** In the language of the admin, each with the way to its field. */
export const refusalError = ({ req, refusals, of }: Refused): ValidationError => {
  const said = (text: PublishError['message']) => labelIn(req.i18n.language, text);
  const errors = refusals.map(({ path, place, message }) => ({
    path,
    label: place.map(said).filter(Boolean).join(' › '),
    message: capitalised(said(message)),
  }));
  return new ValidationError({ ...of, errors, req }, req.t);
};
