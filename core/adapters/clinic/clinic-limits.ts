/** Timeouts and retries of calls to the clinic. All figures of the adapter are here. */
export const clinicLimits = {
  readDeadlineMs: 4_000,
  /** A write may be executed without a response, so it gets more time and is never retried. */
  writeDeadlineMs: 10_000,
  readTries: 2,
  /** The pause before a retry is random between half of this and all of it, so that many failed calls are not repeated at once. */
  retryPauseMs: 300,
  /** After so many failures in a row the circuit breaker opens. */
  failuresToOpen: 5,
  /** How long it stays open before one trial call. */
  halfOpenAfterMs: 10_000,
  pageSize: 200,
  /** Protects against a service that always reports more. */
  maxPages: 50,
};
export type ClinicLimits = typeof clinicLimits;
