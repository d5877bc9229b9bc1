/** How long and how often the clinic is asked. Every number of the adapter stands here. */
export const clinicLimits = {
  readDeadlineMs: 4_000,
  /** A write may be done and still unanswered, so it gets more time and never a second try. */
  writeDeadlineMs: 10_000,
  readTries: 2,
  /** The pause before another try is somewhere between half of this and all of it: many who failed together do not return together. */
  retryPauseMs: 300,
  /** So many silences in a row, and the clinic counts as down. */
  silencesToOpen: 5,
  /** How long a clinic that is down is left alone before one call tries it again. */
  restMs: 10_000,
  pageSize: 200,
  /** A service that always has more would be read for ever. */
  mostPages: 50,
};
export type ClinicLimits = typeof clinicLimits;
