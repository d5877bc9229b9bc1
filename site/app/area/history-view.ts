import type { Moment } from '../booking/visit/moment.ts';

export type HistoryState = 'received' | 'booked' | 'toPay' | 'done' | 'cancelled' | 'missed' | 'moved' | 'notPaid' | 'notBooked';

/** One visit, booked here or not. */
export type HistoryRow = {
  key: string;
  day: string;
  time: string;
  doctorName: string;
  state: HistoryState;
  typeName: string;
  patientName: string;
  /** The visit of somebody that the reader books for. */
  isOther: boolean;
  /** What one would otherwise wonder about. */
  note: 'bookedByYou' | 'cancelledByYou' | 'bookedByPhone' | null;
  /** The visit's own page, where it has one. */
  to: string | null;
  slip: { amountCents: number; to: string } | null;
  /** What is owed and until when; after that the time goes to somebody else. */
  owed: { amountCents: number; payBy: Moment | null; to: string } | null;
  /** It was asked for and not booked, and its day is still to come: where to see why and to choose another time. */
  retryTo: string | null;
};

export type HistoryView = {
  shown: 'past' | 'future';
  counts: { past: number; future: number };
  /** Newest first among the past, nearest first among the future. */
  rows: HistoryRow[];
  /** Among the future: those that will not take place. */
  calledOff: HistoryRow[];
  /** All people whose visits are shown; the filter appears from two on. */
  people: { value: string; name: string }[];
  person: string | null;
  isLinked: boolean;
  /** `HH:MM` of the last answer, where the clinic does not answer now. */
  silentSince: string | null;
};
