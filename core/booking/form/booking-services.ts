import type { CodeStore } from '../../identity/codes/code-store.ts';
import type { WithinLimit } from '../../limits/limits.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';
import type { Availability } from '../availability/availability.ts';
import type { ClinicDirectory } from '../availability/clinic-directory.ts';
import type { Workdays } from '../availability/workdays.ts';
import type { BookingStore } from '../ports/booking-store.ts';
import type { VisitSecrets } from '../visit-link/visit-link.ts';
import type { DraftStore } from './draft.ts';
import type { PatientReader } from './prove-draft.ts';

/** The services that the booking screens use. */
export type BookingServices = {
  drafts: DraftStore;
  codes: CodeStore;
  patients: PatientReader;
  withinLimit: WithinLimit;
  store: BookingStore;
  availability: Availability;
  directory: ClinicDirectory;
  workdays: Workdays;
  /** Sign the links to visits. The first also derives the codes and signs the cookies of known devices. */
  visitSecrets: VisitSecrets;
  keys: DataKeys;
};
