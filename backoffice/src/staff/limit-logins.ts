import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';
import { APIError, type CollectionAfterLoginHook, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload';
import { inLanguage, label } from '../language/label.ts';
import { type Attempt, attemptOf, forgive, mayTry } from './login-attempts.ts';

const tooManyAttempts = label(
  'Demasiadas tentativas a partir deste local. Espere 15 minutos ou peça uma nova palavra-passe.',
  'Too many attempts from this place. Wait 15 minutes or ask for a new password.',
);

const contextKey = 'loginAttempt';
const digest = promisify(pbkdf2);
/** As Payload stores passwords; a test compares the times. */
const payloadIterations = 600_000;
const payloadKeyLength = 32;

/** Payload answers at once where there is no account, which tells a stranger that there is none. */
async function takeAsLongAsAnAccount(req: PayloadRequest, email: unknown, password: unknown): Promise<void> {
  const account = await req.payload.db.findOne({
    collection: 'utilizadores',
    req,
    select: { email: true },
    where: {
      email: {
        equals: String(email ?? '')
          .toLowerCase()
          .trim(),
      },
    },
  });
  if (!account) await digest(String(password ?? ''), 'nobody', payloadIterations, payloadKeyLength, 'sha256');
}

export const limitLogins: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' && operation !== 'forgotPassword') return args;
  const { email, password } = args.data as { email?: unknown; password?: unknown };
  const attempt = attemptOf(req, operation === 'login' ? 'login' : 'forgot', email);
  if (!(await mayTry(req, attempt))) throw new APIError(inLanguage(req.i18n.language, tooManyAttempts), 429, null, true);
  if (operation === 'forgotPassword') return args;
  req.context[contextKey] = attempt;
  await takeAsLongAsAnAccount(req, email, password);
  return args;
};

export const forgiveOwner: CollectionAfterLoginHook = async ({ req, user }) => {
  const attempt = req.context[contextKey] as Attempt | undefined;
  if (attempt) await forgive(req, attempt);
  return user;
};
