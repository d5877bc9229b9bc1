const link = /(https?:\/\/[^\s/?#<>"]{1,253})([^\s<>"]*)/gi;
/** As long as whatever of ours opens something; shorter than any of it that a mail server wraps into a link of its own. */
const secret = /[\w-]{20}/;

/**
 * Our letters hold links that are their reader's alone, and answers quote our letters: nobody at the desk may open a visit as the patient,
 * as with the letters that were sent.
 */
export const withoutPrivateLinks = (text: string): string =>
  text.replace(link, (whole, site: string, rest: string) => (secret.test(rest) ? `${site}/…` : whole));
