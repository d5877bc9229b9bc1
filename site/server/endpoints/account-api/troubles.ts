/** Why a call failed: `code` in its answer, and the HTTP status that goes with it. */
export const troubleStatus = {
  invalid: 400,
  wrongCredentials: 401,
  codeWrong: 401,
  notSignedIn: 401,
  idle: 401,
  noRefreshToken: 401,
  sessionEnded: 401,
  tokenReused: 401,
  foreignOrigin: 403,
  notConfirmed: 403,
  notYours: 403,
  notFound: 404,
  methodNotAllowed: 405,
  tooSlow: 408,
  emailTaken: 409,
  codeEnded: 410,
  linkEnded: 410,
  tooLarge: 413,
  unsupportedType: 415,
  tooMany: 429,
  unexpected: 500,
  busy: 503,
} as const;

export type TroubleCode = keyof typeof troubleStatus;

/** Every endpoint may answer with these, besides its own. */
export const commonTroubles = [
  'invalid',
  'foreignOrigin',
  'methodNotAllowed',
  'tooSlow',
  'tooLarge',
  'unsupportedType',
  'unexpected',
  'busy',
] as const satisfies TroubleCode[];

/** Most budgets last an hour; queues of passwords to hash are short. */
export const retryAfterSeconds: Partial<Record<TroubleCode, number>> = { tooMany: 3_600, busy: 5 };
