import type { PatientContacts } from '../identity/patient-contacts.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import type { BookingStore } from './booking-store.ts';
import type { ClinicService } from './clinic-service.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Where the patient meets the engine nothing waits; what needs another system is done by these, in the worker. */
export type BookingPorts = {
  store: BookingStore;
  clinic: ClinicService;
  provider: PaymentProvider;
  contacts: PatientContacts;
  keys: DataKeys;
  /** How long after an unanswered call the clinic may still do what it was asked. */
  settleMs: number;
  sleep: (ms: number) => Promise<void>;
};
