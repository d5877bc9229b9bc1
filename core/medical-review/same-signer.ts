/** Who signed, as the team's entry said then or says now. `licence`: the number at the professional order, empty where there is none. */
export type Signatory = { name: string; licence: string };

const asWritten = (text: string): string => text.replace(/\s+/g, ' ').trim().toLocaleLowerCase('pt');

/**
 * Whether the team's entry still speaks of who signed. A doctor may marry, and a number may have been mistyped; where both are others,
 * it is another doctor, who has read nothing.
 */
export const isSameSigner = (signed: Signatory, now: Signatory): boolean =>
  asWritten(signed.name) === asWritten(now.name) || (signed.licence !== '' && asWritten(signed.licence) === asWritten(now.licence));
