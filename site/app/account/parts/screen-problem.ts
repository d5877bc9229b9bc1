import type { AccountProblem } from '@clinic/core/identity/accounts/account-form';

/**
 * Each is the key of its text. `busy`: too many sign in at this moment; `tooMany`: too many tries or letters of one's own; `tooManyTries`:
 * too many codes for this e-mail, perhaps typed by others, so the letter's link is the way in;
 * `workNeeded`: unusually many forms arrive, so the browser does some work first.
 */
export type ScreenProblemKind =
  | AccountProblem['kind']
  | 'wrongCredentials'
  | 'wrongPassword'
  | 'passkeyRefused'
  | 'tooMany'
  | 'tooManyTries'
  | 'workNeeded'
  | 'busy'
  | 'codeWrong'
  | 'codeEnded'
  | 'recoveryCodeWrong'
  | 'emailTaken';

/** `field` is the id of the field that it leads to, which is its name except where a screen says otherwise. */
export type ScreenProblem = { field: string; kind: ScreenProblemKind };
