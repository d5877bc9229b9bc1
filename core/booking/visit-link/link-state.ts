/** For how long after the visit's end a link opens it. */
export const linkDays = 30;

/** Why a link that we signed no longer opens a visit. */
export type ClosedLink = 'ended' | 'renewed' | 'moved';

type Linked = { endsAt: Date; linkVersion: number; movedTo: string | null };

const hasLinkEnded = ({ endsAt }: Pick<Linked, 'endsAt'>, now: Date): boolean => now.getTime() >= endsAt.getTime() + linkDays * 86_400_000;

/** `renewed` is checked before `moved`: an old link must not disclose what became of the visit. */
export function linkState(booking: Linked, version: number, now: Date): 'open' | ClosedLink {
  if (hasLinkEnded(booking, now)) return 'ended';
  if (version !== booking.linkVersion) return 'renewed';
  return booking.movedTo === null ? 'open' : 'moved';
}

/** A link is renewed only if the new one would open the visit. */
export const mayRenewLink = (booking: Linked, now: Date): boolean => linkState(booking, booking.linkVersion, now) === 'open';

/** After the retention period the row still records that there was a visit, but no longer whose. */
export const isForgotten = ({ patient }: { patient: { name: string } }): boolean => patient.name === '';
