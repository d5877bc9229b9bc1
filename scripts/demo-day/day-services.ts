import type { WaitingStore } from '@clinic/core/booking/waiting/waiting-store';
import type { DeskStore, StaffMember } from '@clinic/core/desk/desk-store';
import type { DocumentServices } from '@clinic/core/documents/receive-document';
import type { DataRequestStore } from '@clinic/core/personal-area/data-requests/data-request-store';
import type { RequestStore } from '@clinic/core/requests/request-store';
import type pg from 'pg';
import type { DemoServices } from '../demo-accounts/seed-accounts.ts';

export type DayServices = DemoServices & {
  pool: pg.Pool;
  desk: DeskStore;
  waiting: WaitingStore;
  requests: RequestStore;
  documents: DocumentServices;
  dataRequests: DataRequestStore;
};

/** A colleague of whoever tries out the demo; she has no login. */
export const demoColleague: StaffMember = { id: 900_001, name: 'Joana Exemplo', role: 'balcao' };
