const hour = 3_600;
const day = 24 * hour;

/**
 * What a stranger may do how often. Figures per address are wide: one mobile network, or the clinic's own wireless, shows hundreds
 * of people under one address. What protects a single person is counted by browser and by contact instead, and never so that others
 * can use it up.
 */
export const limits = {
  codesPerBrowser: { uses: 5, seconds: hour },
  codesPerAddress: { uses: 60, seconds: hour },
  /** Beside the shared budget, so that the owner of a contact gets in from a new device whatever strangers did. */
  codesPerContactAndAddress: { uses: 1, seconds: hour },
  codesPerContactFromStrangers: { uses: 6, seconds: day },
  codesPerContactFromKnownDevices: { uses: 10, seconds: day },
  /** From all strangers and all addresses: whoever has thousands of addresses guesses no better for it. */
  codesPerContactInAll: { uses: 60, seconds: day },
  triesPerContactInAll: { uses: 200, seconds: day },
  triesPerAddress: { uses: 120, seconds: hour },
  triesPerContactFromStrangers: { uses: 20, seconds: day },
  triesPerContactFromKnownDevices: { uses: 40, seconds: day },
  /** Text messages to other countries cost money: all that the site sends to one in a day. */
  textsPerCountry: { uses: 100, seconds: day },
  textsPerCountryAndAddress: { uses: 5, seconds: day },
  /** Slots held for a code that has not come yet. */
  holdsPerContact: { uses: 6, seconds: hour },
  holdsPerAddress: { uses: 40, seconds: hour },
  /** A link alone must not be enough to find out by trying when its patient was born. */
  birthDatesPerVisit: { uses: 10, seconds: day },
  /** Counted once the contact is proven, so nobody else can use it up. A family of six, some of whom lose their slot and choose again. */
  bookingsPerContact: { uses: 12, seconds: day },
  bookingsPerAddress: { uses: 40, seconds: hour },
  /** While no code can be sent, and each keeps an hour. */
  requestsWithoutCodePerAddress: { uses: 3, seconds: day },
  requestsWithoutCode: { uses: 40, seconds: day },
  /** Each is a letter, and an appointment made and another removed at the clinic. */
  movesPerContact: { uses: 8, seconds: day },
  /** Each is a question on somebody's phone. */
  mbwayPerPhone: { uses: 6, seconds: day },
  mbwayPerBooking: { uses: 6, seconds: day },
  mbwayPerAddress: { uses: 30, seconds: hour },
  /** Letters that tell the owner of a record of a booking in his name. */
  ownerNoticesPerPatient: { uses: 1, seconds: day },
  draftsPerAddress: { uses: 200, seconds: hour },
  consentsPerAddress: { uses: 300, seconds: hour },
} as const satisfies Record<string, Limit>;

export type Limit = { uses: number; seconds: number };
export type LimitName = keyof typeof limits;

/** Counts one use more. False where that is one too many. */
export type WithinLimit = (name: LimitName, subject: string) => Promise<boolean>;
