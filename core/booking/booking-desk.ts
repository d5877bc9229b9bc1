import type { Availability } from './availability.ts';
import type { ClinicDirectory } from './availability-directory.ts';
import type { BookingStore } from './booking-store.ts';
import type { DraftStore } from './wizard/draft.ts';

/** All that the screens of a booking need of the world behind them. */
export type BookingDesk = {
  drafts: DraftStore;
  store: BookingStore;
  availability: Availability;
  directory: ClinicDirectory;
  /** Signs the links to visits. */
  visitSecret: string;
};
