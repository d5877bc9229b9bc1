import { signedLink } from '../secrets/signed-link.ts';

/** `confirm` names a request; `manage`, in every letter, the subscription itself. One does not open what the other does. */
export const newsletterLinks = { confirm: signedLink('newsletter confirm'), manage: signedLink('newsletter manage') };

/** Where a mail program posts to, in the letter's header (RFC 8058). */
export const oneClickPath = (token: string): string => `/unsubscribe/${token}`;
