import { signedLink } from '../secrets/signed-link.ts';

/** In the receipt: whoever reads it can confirm or withdraw the request, and reads nothing of what it says. */
export const receiptLink = signedLink('request receipt');
