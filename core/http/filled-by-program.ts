/** Of the field that people neither see nor reach: a name that programs like and browsers do not fill in by themselves. */
export const trapName = 'website';

/** Nobody reads a form, and fills it in, in less; a program does. */
export const fastestSeconds = 3;

/** `ageSeconds`: since the form was shown; null where it stood on a page that is stored for everybody, which cannot tell. */
type FilledForm = { trap: string; ageSeconds: number | null };

/** A clock that runs ahead proves nothing. */
export const isFilledByProgram = ({ trap, ageSeconds }: FilledForm): boolean =>
  trap !== '' || (ageSeconds !== null && ageSeconds >= 0 && ageSeconds < fastestSeconds);
