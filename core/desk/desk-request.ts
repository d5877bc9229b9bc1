import type { DeskStore, StaffMember } from './desk-store.ts';

/** The input of every action of the front desk. */
export type DeskRequest = { store: DeskStore; staff: StaffMember; bookingId: string; requestId: string };

/** Somebody else holds the work item that this would settle. */
export type HeldTrouble = { kind: 'held'; itemId: string; by: string; since: Date };

/** Its new hour is on its way into the clinic's book: a moment later the same can be done to the new booking. */
export type MovingTrouble = { kind: 'beingMoved' };

/** `nothingToDo`: somebody else did it meanwhile, or the booking has changed so that it is no longer necessary. */
export type DeskTrouble = { kind: 'notFound' } | { kind: 'nothingToDo' } | HeldTrouble;
