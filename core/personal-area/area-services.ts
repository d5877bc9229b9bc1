import type { PatientReader } from '../booking/form/prove-draft.ts';
import type { BookingStore } from '../booking/ports/booking-store.ts';
import type { VisitSecrets } from '../booking/visit-link/visit-link.ts';
import type { AccountStore } from '../identity/accounts/account-store.ts';
import type { CodeStore } from '../identity/codes/code-store.ts';
import type { ReportForeignId } from '../identity/foreign-id.ts';
import type { PatientContacts } from '../identity/patient-contacts.ts';
import type { WithinLimit } from '../limits/limits.ts';
import type { NewsletterStore } from '../newsletter/newsletter-store.ts';
import type { ResultLetterStore } from '../quizzes/result-letter.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import type { CloseWorkItems, OpenWorkItem } from '../work-items/work-item.ts';
import type { AccessStore } from './access/access-store.ts';
import type { DataRequestStore } from './data-requests/data-request-store.ts';
import type { DayStore } from './on-the-day/day-store.ts';
import type { InvoiceService } from './papers/invoice-service.ts';
import type { PaperStore } from './papers/paper-store.ts';
import type { PeopleStore } from './people/people-store.ts';
import type { ProfileStore } from './profile/profile-store.ts';
import type { RecordLinkStore } from './record-link/record-link-store.ts';
import type { SymptomStore } from './symptoms/symptom-store.ts';
import type { VisitStore } from './visits/visit-store.ts';

/** What the screens of the personal area need. */
export type AreaServices = {
  accounts: AccountStore;
  bookings: BookingStore;
  visits: VisitStore;
  access: AccessStore;
  recordLinks: RecordLinkStore;
  profile: ProfileStore;
  people: PeopleStore;
  days: DayStore;
  papers: PaperStore;
  /** Null until the clinic's invoicing program gives them to us. */
  invoices: InvoiceService | null;
  symptoms: SymptomStore;
  /** Also of visitors without an account. */
  resultLetters: ResultLetterStore;
  dataRequests: DataRequestStore;
  newsletter: NewsletterStore;
  codes: CodeStore;
  clinic: PatientReader;
  contacts: PatientContacts;
  withinLimit: WithinLimit;
  reportForeignId: ReportForeignId;
  openWorkItem: OpenWorkItem;
  closeWorkItems: CloseWorkItems;
  keys: DataKeys;
  /** Derives the codes. */
  codeSecret: string;
  visitSecrets: VisitSecrets;
};
