import type { CodeStore } from '../../identity/codes/code-store.ts';
import type { Asker } from '../../identity/codes/request-code.ts';
import type { Contact } from '../../identity/contact.ts';
import type { Locale } from '../../kernel/locale.ts';
import type { WithinLimit } from '../../limits/limits.ts';
import type { DataKeys } from '../../secrets/data-keys.ts';
import type { Availability } from '../availability/availability.ts';
import type { BookingStore } from '../ports/booking-store.ts';
import type { Draft } from './draft.ts';
import type { WizardOffer } from './wizard-offer.ts';
import type { WizardProgress } from './wizard-progress.ts';

export type BookPorts = {
  store: BookingStore;
  codes: Pick<CodeStore, 'latest'>;
  availability: Availability;
  withinLimit: WithinLimit;
  keys: DataKeys;
};
/** One submission of the wizard. */
export type BookRequest = {
  draft: Draft;
  progress: WizardProgress;
  offer: WizardOffer;
  locale: Locale;
  asker: Asker;
  /** To which of the contacts the code goes; by default to the e-mail. */
  way?: Contact['kind'] | undefined;
};
