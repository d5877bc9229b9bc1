import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { inLanguage, label } from '../language/label.ts';

const shortestPassword = 12;
const tooShort = label(
  `A palavra-passe precisa de pelo menos ${shortestPassword} caracteres.`,
  `The password needs at least ${shortestPassword} characters.`,
);

/** Payload itself is content with three characters. */
export const requireLongPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update' && operation !== 'resetPassword') return args;
  const { password } = args.data as { password?: unknown };
  if (typeof password !== 'string' || password === '' || password.length >= shortestPassword) return args;
  const message = inLanguage(req.i18n.language, tooShort);
  throw new ValidationError({ collection: 'utilizadores', errors: [{ message, path: 'password' }], req }, req.t);
};
