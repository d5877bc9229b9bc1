import type { DeskStore, OpeningPress } from './desk-store.ts';

/** For so long a page shows what a press opened: as long as a transfer takes. Then it is pressed again, and written down again. */
export const openMinutes = 10;

export type PressToOpen = Omit<OpeningPress, 'action' | 'since'> & { now: Date };

/** What the audit log says of that press, for whoever pressed and nobody else; null later. */
export const openedByPress = (store: Pick<DeskStore, 'openedBy'>, action: OpeningPress['action'], { now, ...press }: PressToOpen) =>
  store.openedBy({ ...press, action, since: new Date(now.getTime() - openMinutes * 60_000) });
