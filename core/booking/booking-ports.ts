import type { BookingStore } from './booking-store.ts';
import type { ClinicService } from './clinic-service.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Where the patient meets the engine nothing waits; what needs another system is done by these, in the worker. */
export type BookingPorts = {
  store: BookingStore;
  clinic: ClinicService;
  provider: PaymentProvider;
  /** How long after an unanswered call the clinic may still do what it was asked. */
  settleMs: number;
  sleep: (ms: number) => Promise<void>;
};
