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
  codesPerContactAndAddress: { uses: 2, seconds: day },
  codesPerContactFromStrangers: { uses: 6, seconds: day },
  codesPerContactFromKnownDevices: { uses: 10, seconds: day },
  /** From all strangers and all addresses: whoever has thousands of addresses guesses no better for it. */
  codesPerContactInAll: { uses: 60, seconds: day },
  triesPerContactInAll: { uses: 200, seconds: day },
  /** Of codes that open an account by themselves: a year of guessing from thousands of addresses finds one in a hundred. */
  accountTriesPerContactInAll: { uses: 30, seconds: day },
  triesPerAddress: { uses: 120, seconds: hour },
  triesPerContactFromStrangers: { uses: 20, seconds: day },
  triesPerContactFromKnownDevices: { uses: 40, seconds: day },
  /** Text messages cost money, most of all to other countries: all codes that strangers have sent to one in a day. */
  textsPerCountry: { uses: 100, seconds: day },
  textsPerCountryAndAddress: { uses: 5, seconds: day },
  /** To +351: several times what the clinic's patients ask for. */
  textsAtHome: { uses: 2_000, seconds: day },
  textsAtHomePerAddress: { uses: 200, seconds: day },
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
  /** Each is a letter and a text message to whatever contacts were typed. Somebody who has lost a phone, or shown a link to the wrong person, needs one. */
  linkRenewalsPerBooking: { uses: 3, seconds: day },
  /** Each begins a new place in the list for an earlier hour, or changes what is asked for: somebody who makes up their mind, not a program. */
  waitsPerBooking: { uses: 10, seconds: day },
  /** Each is a question on somebody's phone. */
  mbwayPerPhone: { uses: 6, seconds: day },
  mbwayPerBooking: { uses: 6, seconds: day },
  mbwayPerAddress: { uses: 30, seconds: hour },
  /** Each is a payment at the provider's, which a lost link must not make without end. */
  cardPagesPerBooking: { uses: 10, seconds: day },
  /** Letters that tell the owner of a record of a booking in his name. */
  ownerNoticesPerPatient: { uses: 1, seconds: day },
  /** Each costs a password hash and a mail. */
  registrationsPerAddress: { uses: 30, seconds: hour },
  resetsPerAddress: { uses: 30, seconds: hour },
  /** Beside the shared budget, as with codes: strangers must not use up the owner's. */
  resetsPerContactAndAddress: { uses: 1, seconds: hour },
  resetsPerContactFromStrangers: { uses: 5, seconds: day },
  resetsPerContactInAll: { uses: 60, seconds: day },
  passwordsPerAddress: { uses: 120, seconds: hour },
  /** Per account only together with the address: a total would let strangers keep the owner out. */
  passwordsPerAccountAndAddress: { uses: 10, seconds: hour },
  passwordsPerAccountFromKnownDevices: { uses: 60, seconds: hour },
  /** Begun with the right password. */
  secondStepsPerAccount: { uses: 20, seconds: day },
  passkeysPerAddress: { uses: 300, seconds: hour },
  confirmationsPerAccount: { uses: 30, seconds: hour },
  /** Phone, tax, health and citizen card number on the clinic's record, with room for slips. */
  recordNumbersPerAccount: { uses: 8, seconds: day },
  userChecksPerAddress: { uses: 300, seconds: hour },
  refreshesPerAddress: { uses: 3_000, seconds: hour },
  /** Forms that are sent to the clinic. Whoever has no script is asked for a code, and counts among the codes, too. */
  formsPerAddress: { uses: 60, seconds: hour },
  /** Each is a letter to an address that nobody has proven yet; after that a code is asked for. */
  formsPerContact: { uses: 4, seconds: day },
  /** Files begun: an examination is hundreds of them, and somebody else may send one from the same network. */
  documentsPerAddress: { uses: 3_000, seconds: hour },
  /** Of 4 MB, or a whole file that has less: 10 GB at most, which are some examinations. */
  documentStretchesPerAddress: { uses: 2_560, seconds: day },
  /** From landlines without script, while no code can be sent, and of newsletter and events without script while too many arrive. */
  formsWithoutCodePerAddress: { uses: 5, seconds: day },
  formsWithoutCode: { uses: 60, seconds: day },
  /** All forms together whose contact nobody has proven. Beyond it each asks for a code or for work: see `mayTakeUnproven`. */
  unprovenForms: { uses: 200, seconds: hour },
  /** What one browser's work is good for. */
  newslettersPerForm: { uses: 1, seconds: 2 * day },
  /** Each is a letter, and places that are held until nobody confirms them. */
  eventRegistrationsPerAddress: { uses: 60, seconds: hour },
  eventRegistrationsPerContactAndAddress: { uses: 2, seconds: day },
  eventRegistrationsPerContactFromStrangers: { uses: 6, seconds: day },
  eventRegistrationsPerContactInAll: { uses: 12, seconds: day },
  draftsPerAddress: { uses: 200, seconds: hour },
  /** Hours that a page brings along are looked up at the clinic; beyond this they are believed until the last screen. */
  presetHoursPerAddress: { uses: 300, seconds: hour },
  /** Each is a letter to an address that anybody may have typed. */
  newslettersPerAddress: { uses: 30, seconds: hour },
  newslettersPerContactAndAddress: { uses: 1, seconds: hour },
  newslettersPerContactFromStrangers: { uses: 3, seconds: day },
  newslettersPerContactInAll: { uses: 20, seconds: day },
  consentsPerAddress: { uses: 300, seconds: hour },
} as const satisfies Record<string, Limit>;

export type Limit = { uses: number; seconds: number };
export type LimitName = keyof typeof limits;

/** Counts one use more. False where that is one too many. */
export type WithinLimit = (name: LimitName, subject: string) => Promise<boolean>;
