/** A letter takes a minute or two: a second one within this time only makes the patient doubt which one holds. */
const resendMinutes = 2;
/** Whoever has not got the fifth will not get the sixth: then the address is wrong, and a call is due. */
const resendsADay = 5;
/** For how long a letter that was sent again counts. */
export const resendWindowMs = 24 * 60 * 60_000;

export type Resent = { mail: string; at: Date };
export type ResendLimit = 'justResent' | 'resentTooOften';

/** Why this letter is not sent again now; null if it may be. `resent`: what was sent again of the booking, all letters together. */
export function resendLimit(mail: string, resent: readonly Resent[], now: Date): ResendLimit | null {
  const isWithin = ({ at }: Resent, ms: number) => now.getTime() - at.getTime() < ms;
  if (resent.some((each) => each.mail === mail && isWithin(each, resendMinutes * 60_000))) return 'justResent';
  return resent.filter((each) => isWithin(each, resendWindowMs)).length >= resendsADay ? 'resentTooOften' : null;
}
