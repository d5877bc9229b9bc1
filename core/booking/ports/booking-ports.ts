import type { ClinicService } from '../../clinic/clinic-service.ts';
import type { PatientContacts } from '../../identity/patient-contacts.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';
import type { BookingStore } from './booking-store.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** For the worker. The site never waits for other systems; what needs one is done with these. */
export type BookingPorts = {
  store: BookingStore;
  clinic: ClinicService;
  provider: PaymentProvider;
  contacts: PatientContacts;
  keys: DataKeys;
  /** For how long after a call without a response the clinic may still execute it. */
  settleMs: number;
  sleep: (ms: number) => Promise<void>;
};
