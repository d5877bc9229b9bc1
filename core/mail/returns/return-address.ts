import { signedAddress } from '../signed-address.ts';

/** Where a letter goes back to if it cannot be delivered: it names the letter. */
export const { write: writeReturnAddress, read: readReturnAddress } = signedAddress('returned letter');
