/** A link opens its visit until so long after the visit's end. */
export const linkDays = 30;

/** Why a link that we wrote opens nothing any more. */
export type ClosedLink = 'ended' | 'renewed' | 'moved';

type Linked = { endsAt: Date; linkVersion: number; movedTo: string | null };

const hasLinkEnded = ({ endsAt }: Pick<Linked, 'endsAt'>, now: Date): boolean => now.getTime() >= endsAt.getTime() + linkDays * 86_400_000;

/** The renewed comes before the moved: whoever only has an old link does not hear what became of the visit. */
export function linkState(booking: Linked, version: number, now: Date): 'open' | ClosedLink {
  if (hasLinkEnded(booking, now)) return 'ended';
  if (version !== booking.linkVersion) return 'renewed';
  return booking.movedTo === null ? 'open' : 'moved';
}

/** A new link is of use only where it will open something. */
export const mayRenewLink = (booking: Linked, now: Date): boolean => linkState(booking, booking.linkVersion, now) === 'open';

/** After the time for which we keep patients, the row still tells that there was a visit, and no longer whose. */
export const isForgotten = ({ patient }: { patient: { name: string } }): boolean => patient.name === '';
