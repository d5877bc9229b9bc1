import type { ClinicService } from '../../clinic/clinic-service.ts';
import type { ObserveCall } from '../../figures/outside-call.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { type ClinicAddress, clinicCaller } from './call-clinic.ts';
import { type ClinicLimits, clinicLimits } from './clinic-limits.ts';
import { clinicReads } from './clinic-reads.ts';
import { clinicWrites } from './clinic-writes.ts';
import { readList } from './read-list.ts';

export type ClinicOptions = ClinicAddress & { logger: Logger; limits?: Partial<ClinicLimits>; observe?: ObserveCall | undefined };

/** The clinic-management service of contract/clinic.graphql. One per process: all callers share the circuit breaker. */
export function clinicOverHttp({ logger, limits: overrides = {}, observe, ...address }: ClinicOptions): ClinicService {
  const limits = { ...clinicLimits, ...overrides };
  const { read, write } = clinicCaller({ ...address, logger, limits, observe });
  return { ...clinicReads(readList(read, limits), logger), ...clinicWrites(write) };
}
