import type { LastBackup } from '@clinic/core/figures/last-backup';
import { Gauge, type Registry } from 'prom-client';

export function backupMetrics(registry: Registry, lastBackup: LastBackup): void {
  new Gauge({
    name: 'clinic_backup_age_seconds',
    help: 'Since the last backup ended; absent where nobody tells.',
    registers: [registry],
    async collect() {
      const at = await lastBackup();
      if (at) this.set((Date.now() - at.getTime()) / 1_000);
      else this.remove();
    },
  });
}
