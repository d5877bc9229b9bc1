import type { WithinLimit } from '../limits/limits.ts';
import type { Availability } from './availability.ts';
import type { ClinicDirectory } from './availability-directory.ts';
import type { BookingStore } from './booking-store.ts';
import type { ProofStore } from './proof/proof-store.ts';
import type { PatientReader } from './proof/prove-draft.ts';
import type { DraftStore } from './wizard/draft.ts';

/** All that the screens of a booking need of the world behind them. */
export type BookingDesk = {
  drafts: DraftStore;
  proofs: ProofStore;
  patients: PatientReader;
  withinLimit: WithinLimit;
  store: BookingStore;
  availability: Availability;
  directory: ClinicDirectory;
  /** Signs the links to visits and makes the codes of known patients. */
  visitSecret: string;
};
