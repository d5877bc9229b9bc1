import type { LetterSubject } from './reply-address.ts';

/** What somebody wrote to us, as the desk reads it: text alone. The message itself stays in the clinic's mailbox. */
export type LetterWords = {
  /** As the message says. Anybody can write any address there. */
  from: string;
  subject: string;
  text: string;
  /** How many files came with it; they stay with the message. */
  attachments: number;
  /** There was more than is kept here. */
  isCut: boolean;
  /** Our own letter, quoted below, was left out, and with it whatever may have been written between or below its lines. */
  isQuoteRemoved: boolean;
};

/** `messageHash`: one message handed over twice is one letter about each of its subjects. */
export type NewLetter = LetterWords & { about: LetterSubject; messageHash: string };

export type ArrivedLetter = LetterWords & { id: string; arrivedAt: Date };

/** Longer than anybody writes to a front desk, in characters. */
export const longestArrivedText = 10_000;

/** Whoever has one address must not fill the desk with it. */
export const mostLettersADay = 20;
const dayMs = 24 * 3_600_000;

/** Whether there may have been more on one day than are kept: of one subject, the newest first. */
export const mayLackLetters = (letters: readonly Pick<ArrivedLetter, 'arrivedAt'>[]): boolean =>
  letters.some(({ arrivedAt }, place) => {
    const first = letters[place + mostLettersADay - 1];
    return first !== undefined && arrivedAt.getTime() - first.arrivedAt.getTime() < dayMs;
  });
