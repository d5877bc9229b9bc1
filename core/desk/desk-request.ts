import type { DeskStore, StaffMember } from './desk-store.ts';

/** Somebody at the desk pressed a button. */
export type DeskRequest = { store: DeskStore; staff: StaffMember; bookingId: string; requestId: string };

/** `nothingToDo`: somebody else did it meanwhile, or what has happened since makes it needless. */
export type DeskTrouble = { kind: 'notFound' } | { kind: 'nothingToDo' };
