import type { Locale } from '../kernel/locale.ts';

/** A result in words, as the page showed it: whoever sends it needs no quiz. */
export type ResultLetter = {
  title: string;
  lead: string;
  facts: { label: string; text: string }[];
  /** What it is and is not. */
  meaning: string[];
  urgent: string;
};
export type QueuedResultLetter = { id: string; recipient: string; locale: Locale; letter: ResultLetter };

/** The only place where a result is kept that nobody asked to keep, and only until its letter has left. */
export type ResultLetterStore = {
  /** Starts the worker in the same transaction. Once for each `id`: a form that is sent twice is one letter. */
  queue(letter: QueuedResultLetter): Promise<void>;
  /** Null where it was sent, or its address refused. */
  unsent(id: string): Promise<QueuedResultLetter | null>;
  remove(id: string): Promise<void>;
};
