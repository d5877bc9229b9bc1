import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import type { PatientReader } from '../../../booking/form/prove-draft.ts';
import type { VisitSecrets } from '../../../booking/visit-link/visit-link.ts';
import type { ReportForeignId } from '../../../identity/foreign-id.ts';
import type { WithinLimit } from '../../../limits/limits.ts';
import type { AreaServices } from '../../../personal-area/area-services.ts';
import type { InvoiceService } from '../../../personal-area/papers/invoice-service.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { accountStore } from '../accounts/account-store.ts';
import { bookingStore } from '../bookings/booking-store.ts';
import { createDatabase } from '../database.ts';
import { closeWorkItems } from '../desk/close-work-items.ts';
import { openWorkItem } from '../desk/open-work-item.ts';
import { codeStore } from '../identity/code-store.ts';
import { patientContacts } from '../identity/patient-contacts.ts';
import { newsletterStore } from '../newsletter/newsletter-store.ts';
import { resultLetterStore } from '../quizzes/result-letter-store.ts';
import { accessStore } from './access-store.ts';
import { dataRequestStore } from './data-request-store.ts';
import { dayStore } from './day-store.ts';
import { paperStore } from './paper-store.ts';
import { peopleStore } from './people-store.ts';
import { profileStore } from './profile-store.ts';
import { recordLinkStore } from './record-link-store.ts';
import { symptomStore } from './symptom-store.ts';
import { visitStore } from './visit-store.ts';

type Options = {
  pool: pg.Pool;
  dbos: DBOSClient;
  keys: DataKeys;
  clinic: PatientReader;
  invoices?: InvoiceService;
  withinLimit: WithinLimit;
  reportForeignId: ReportForeignId;
  /** The first also derives the codes. */
  visitSecrets: VisitSecrets;
};

export function createAreaServices(options: Options): AreaServices {
  const { pool, dbos, keys, clinic, invoices, withinLimit, reportForeignId, visitSecrets } = options;
  const db = createDatabase(pool);
  return {
    ...{ clinic, invoices: invoices ?? null, withinLimit, reportForeignId, keys, visitSecrets, codeSecret: visitSecrets[0] },
    accounts: accountStore(pool, dbos),
    bookings: bookingStore(pool, dbos, keys),
    codes: codeStore(pool, dbos, keys),
    contacts: patientContacts(db),
    visits: visitStore(db, keys),
    access: accessStore(db),
    recordLinks: recordLinkStore(pool, dbos),
    profile: profileStore(pool, dbos, keys),
    people: peopleStore(pool),
    days: dayStore(pool),
    papers: paperStore(db),
    symptoms: symptomStore(db, keys),
    resultLetters: resultLetterStore(pool, dbos, keys),
    dataRequests: dataRequestStore(pool, keys),
    newsletter: newsletterStore(pool, dbos),
    openWorkItem: (item) => openWorkItem(db, item),
    closeWorkItems: (closed) => closeWorkItems(db, closed),
  };
}
