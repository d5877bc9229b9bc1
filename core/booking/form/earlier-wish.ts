import { changeDeadline } from '../model/change-deadline.ts';
import { mayOpenEarlier, type WaitingWishes } from '../model/waiting-wishes.ts';
import { doctorsForMove } from './visit-kind.ts';
import { parseWishText } from './wish-text.ts';
import type { WizardOffer } from './wizard-offer.ts';
import type { Answers } from './wizard-progress.ts';

/**
 * Whether whoever books may ask for an earlier hour: as for a visit that stands, while it may be moved on the site; and only where an earlier
 * day is left, and an hour that opens is offered by itself, because the question promises that.
 */
export function mayWishEarlier({ settings, now }: Pick<WizardOffer, 'settings' | 'now'>, { typeId, startsAt }: Answers): boolean {
  if (!startsAt || !settings.types.some((type) => type.typeId === typeId && type.offersEarlierHours)) return false;
  return now <= changeDeadline(startsAt, settings.noticeHours) && mayOpenEarlier(startsAt, now);
}

/** What goes along with the booking. Whoever wants only the doctor of the visit is not named yet: another may turn out to have the time. */
export function earlierWishes(text: string, offer: WizardOffer, answers: Required<Answers>): WaitingWishes | null {
  const wished = text && mayWishEarlier(offer, answers) ? parseWishText(text) : null;
  return wished && { ...wished, doctorIds: wished.anyDoctor ? doctorsForMove(offer, answers) : [] };
}
