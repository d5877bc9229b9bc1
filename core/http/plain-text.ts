/**
 * All control characters but tab and line breaks: PostgreSQL stores no U+0000, and tells its log what it could not store. And those that turn
 * the direction of writing: a name with one shows the words and figures beside it to whoever reads it in another order.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const encodedControls = /%(?:0[0-8bcef]|1[0-9a-f]|7f)/gi;

/** What somebody typed, without what no keyboard types: control characters go, half a character becomes the sign for an unreadable one. */
export const withoutControls = (text: string): string => text.replace(controls, '').toWellFormed();

/** Breaks of a line as a keyboard makes them, so that what is beside them stays apart. */
const otherBreaks = /\r\n?|[\u2028\u2029]/g;
const zeroWidth = /[\u00AD\u180E\u200B-\u200D\u2060-\u2064\uFEFF]/g;

/**
 * The same for a stranger's mail, which also loses signs that have no width: one inside a link would hide it from what looks for links. What
 * people type here keeps them, because some scripts and signs are joined by them.
 */
export const withoutUnseen = (text: string): string => withoutControls(text.replace(otherBreaks, '\n')).replace(zeroWidth, '');

/** As `withoutControls`, for an address, whose query is still encoded. */
export const plainTarget = (target: string): string => {
  const mark = target.indexOf('?');
  return mark < 0 ? target : target.slice(0, mark) + target.slice(mark).replace(encodedControls, '');
};

/** Undefined where it is no JSON. */
export function parsePlainJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? withoutControls(value) : value));
  } catch {
    return undefined;
  }
}
