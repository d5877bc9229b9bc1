import { refundStanding } from '@clinic/core/booking/model/refund';
import type { ContactKind } from '@clinic/core/desk/check-identity';
import type { ContactOwner } from '@clinic/core/desk/correct-contact';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { toContact } from '@clinic/core/identity/contact';

/** A contact as it stands in the booking; empty where none was given. `isOfBoth`: whoever comes and whoever booked gave the same. */
export type WrittenContact = { whose: ContactOwner; kind: ContactKind; value: string; isOfBoth: boolean };

export function contactsToCorrect({ patient, bookedBy }: Pick<OpenedFile['booking'], 'patient' | 'bookedBy'>): WrittenContact[] {
  const kinds = ['email', 'phone'] as const;
  const isShared = (kind: ContactKind) => patient[kind] !== '' && patient[kind] === bookedBy?.[kind];
  return [
    ...kinds.map((kind) => ({ whose: 'patient' as const, kind, value: patient[kind], isOfBoth: isShared(kind) })),
    ...kinds.flatMap((kind) =>
      bookedBy && !isShared(kind) ? [{ whose: 'booker' as const, kind, value: bookedBy[kind], isOfBoth: false }] : [],
    ),
  ];
}

type Known = Pick<OpenedFile, 'contacts'> & {
  booking: Pick<OpenedFile['booking'], 'contactDigest' | 'bookedBy'>;
  refunds: readonly Parameters<typeof refundStanding>[0][];
};

/** Why a telephone call is not enough to correct it, said before somebody types; whoever presses is asked again. */
export function documentNeeded(file: Known, written: WrittenContact): 'contactProven' | 'refundOpen' | null {
  if (isProven(file, written)) return 'contactProven';
  return file.refunds.some((refund) => refundStanding(refund) !== 'made') ? 'refundOpen' : null;
}

function isProven({ booking, contacts }: Known, { kind, value }: WrittenContact): boolean {
  const someConfirmed = contacts.some(({ confirmed }) => confirmed !== null);
  if (value === '') return booking.contactDigest !== null || someConfirmed;
  const contact = toContact(value);
  const known = contacts.find((each) => each.kind === contact?.kind && each.value === contact.value);
  if (known) return known.provenWithBooking || known.confirmed !== null;
  // A code that was read at none of the patient's contacts was read at the booker's, who gets it by e-mail if there is one.
  const isOfBooker = booking.contactDigest !== null && !contacts.some(({ provenWithBooking }) => provenWithBooking);
  return isOfBooker && (kind === 'email' || !booking.bookedBy?.email);
}
