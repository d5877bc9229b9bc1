import { Gauge, type Registry } from 'prom-client';

/** As `pg.Pool` has it. */
type Pool = { totalCount: number; idleCount: number; waitingCount: number; options: { max?: number | undefined } };

export function poolMetrics(registry: Registry, pools: () => Record<string, Pool>): void {
  new Gauge({
    name: 'clinic_database_connections',
    help: 'Connections of a pool to PostgreSQL, by state; waiting are those who want one and have none.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount, options }] of Object.entries(pools())) {
        this.set({ pool, state: 'used' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
        this.set({ pool, state: 'allowed' }, options.max ?? 10);
      }
    },
  });
}
