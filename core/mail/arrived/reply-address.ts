import { signedAddress } from '../signed-address.ts';

/**
 * Where an answer to a letter goes: it names the booking, not the letter, which is removed long before somebody may answer it. It opens
 * nothing: whoever knows it can write to the desk, and no more.
 */
export const { write: writeReplyAddress, read: readReplyAddress } = signedAddress('answered letter');
