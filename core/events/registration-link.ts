import { signedLink } from '../secrets/signed-link.ts';

/**
 * `letter`: only whoever reads the e-mail has it, so a button behind it proves the address. `browser`: for the page right after the form,
 * which must not be able to do that.
 */
export const registrationLinks = { letter: signedLink('event registration letter'), browser: signedLink('event registration browser') };
