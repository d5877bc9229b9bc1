import type { CodeStore } from '../identity/codes/code-store.ts';
import type { WithinLimit } from '../limits/limits.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import type { Availability } from './availability.ts';
import type { ClinicDirectory } from './availability-directory.ts';
import type { BookingStore } from './booking-store.ts';
import type { PatientReader } from './proof/prove-draft.ts';
import type { VisitSecrets } from './visit-link.ts';
import type { DraftStore } from './wizard/draft.ts';

/** All that the screens of a booking need of the world behind them. */
export type BookingDesk = {
  drafts: DraftStore;
  codes: CodeStore;
  patients: PatientReader;
  withinLimit: WithinLimit;
  store: BookingStore;
  availability: Availability;
  directory: ClinicDirectory;
  /** Sign the links to visits; the first makes the codes and marks the devices that have shown one, too. */
  visitSecrets: VisitSecrets;
  keys: DataKeys;
};
