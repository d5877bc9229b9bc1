import type { BookingTransaction } from '../../booking/ports/booking-store.ts';
import type { CloseWorkItems, OpenWorkItem } from '../../work-items/work-item.ts';

export const visitNotices = ['late', 'notComing', 'notMine'] as const;
export type VisitNotice = (typeof visitNotices)[number];
export type ToldNotice = { visitKey: string; act: VisitNotice; toldAt: Date };

export type DayTransaction = {
  /** False if it was told before and not taken back. */
  tell(accountId: string, visitKey: string, act: VisitNotice): Promise<boolean>;
  /** False if there is nothing to take back. */
  withdraw(accountId: string, visitKey: string, act: VisitNotice): Promise<boolean>;
  addEvent: BookingTransaction['addEvent'];
  openWorkItem: OpenWorkItem;
  closeWorkItems: CloseWorkItems;
};

export type DayStore = {
  ticks(accountId: string, visitKey: string): Promise<string[]>;
  setTick(accountId: string, visitKey: string, item: string, isTicked: boolean): Promise<void>;
  /** Not taken back. */
  notices(accountId: string): Promise<ToldNotice[]>;
  inTransaction<T>(work: (transaction: DayTransaction) => Promise<T>): Promise<T>;
};
