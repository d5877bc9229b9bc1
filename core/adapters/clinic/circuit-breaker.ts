export type BreakerOptions = { silencesToOpen: number; restMs: number; now?: () => number };

/**
 * Knows when not to ask: after so many silences in a row nobody is let through for a while, then one call at a time to see whether
 * the other side is back. A clinic that is down costs nobody a deadline.
 */
export function circuitBreaker({ silencesToOpen, restMs, now = Date.now }: BreakerOptions) {
  let silences = 0;
  let restsUntil = 0;
  let isProbing = false;

  const isOpen = () => silences >= silencesToOpen;

  return {
    /** Whoever is let through says afterwards, in every case, whether there was an answer. */
    letsThrough(): boolean {
      if (!isOpen()) return true;
      if (isProbing || now() < restsUntil) return false;
      isProbing = true;
      return true;
    },
    answered(): void {
      silences = 0;
      isProbing = false;
    },
    /** True when this silence was the one that opened it. */
    wasSilent(): boolean {
      const wasOpen = isOpen();
      silences += 1;
      isProbing = false;
      if (isOpen()) restsUntil = now() + restMs;
      return isOpen() && !wasOpen;
    },
  };
}
export type CircuitBreaker = ReturnType<typeof circuitBreaker>;
