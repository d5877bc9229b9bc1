import { signedLink } from '../../secrets/signed-link.ts';

export const resetMinutes = 60;
export const verifyMinutes = 3 * 24 * 60;
export const undoEmailDays = 7;

/** What it may do, its row says. */
export const accountLink = signedLink('account link');
