import { Counter, Gauge, type Registry } from 'prom-client';

type SiteSources = {
  /** Stored pages answered since the start: counted by hand, because a counter with labels would cost as much as the answer. */
  hits: () => number;
  isListening: () => boolean;
};

export type PageResult = 'hit' | 'stale' | 'miss' | 'error' | 'bypass';

/** What only the site has: stored pages, the library, and passwords that are tried. */
export function siteMetrics(registry: Registry, { hits, isListening }: SiteSources) {
  let toldHits = 0;
  const answers = new Counter({
    name: 'clinic_page_cache_answers_total',
    help: 'Pages by what the page cache had: hit, stale (an old page while the new one is made), miss, error, bypass (never stored).',
    labelNames: ['result'],
    registers: [registry],
    collect() {
      const all = hits();
      this.inc({ result: 'hit' }, all - toldHits);
      toldHits = all;
    },
  });
  let listenedAt = Date.now();
  new Gauge({
    name: 'clinic_library_age_seconds',
    help: 'For how long publications have not been heard; 0 while the site listens for them.',
    registers: [registry],
    aggregator: 'max',
    collect() {
      if (isListening()) listenedAt = Date.now();
      this.set((Date.now() - listenedAt) / 1_000);
    },
  });
  const passwords = new Counter({
    name: 'clinic_password_checks_total',
    help: 'Passwords of patients that were compared, at signing in and before sensitive changes: right, wrong, or not compared (busy).',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    countAnswer: (result: PageResult) => answers.inc({ result }),
    countPassword: (outcome: 'right' | 'wrong' | 'busy') => passwords.inc({ outcome }),
  };
}
