const hour = 3_600;
const day = 24 * hour;

/**
 * What a stranger may do how often. Figures per address are wide: one mobile network, or the clinic's own wireless, shows hundreds
 * of people under one address. What protects a single patient is counted by draft and by contact instead.
 */
export const limits = {
  codesPerDraft: { uses: 3, seconds: hour },
  /** Tight for one caller; wide for all together, or a stranger could use up a patient's codes for a day. */
  codesPerContactAndAddress: { uses: 5, seconds: day },
  codesPerContact: { uses: 20, seconds: day },
  codesPerAddress: { uses: 30, seconds: hour },
  triesPerAddress: { uses: 90, seconds: hour },
  /** A family of six with one e-mail, some of whom lose their slot and choose again. */
  bookingsPerContact: { uses: 12, seconds: day },
  bookingsPerAddress: { uses: 40, seconds: hour },
  draftsPerAddress: { uses: 200, seconds: hour },
  consentsPerAddress: { uses: 300, seconds: hour },
} as const satisfies Record<string, Limit>;

export type Limit = { uses: number; seconds: number };
export type LimitName = keyof typeof limits;

/** Counts one use more. False where that is one too many. */
export type WithinLimit = (name: LimitName, subject: string) => Promise<boolean>;
