/** Of the field that people neither see nor reach: a name that bots like and browsers do not fill in by themselves. */
export const trapName = 'website';

/** Nobody reads a form, and fills it in, in less; a bot does. */
const fastestSeconds = 3;

export const isTrapFilled = (trap: string): boolean => trap !== '';

/** `ageSeconds`: since the form was shown. A clock that runs ahead proves nothing. */
export const isTooFast = (ageSeconds: number): boolean => ageSeconds >= 0 && ageSeconds < fastestSeconds;

/** `ageSeconds` is null where the form stood on a page that is stored for everybody, which cannot tell. */
export const isFilledByBot = ({ trap, ageSeconds }: { trap: string; ageSeconds: number | null }): boolean =>
  isTrapFilled(trap) || (ageSeconds !== null && isTooFast(ageSeconds));
