import type { ClinicService } from '../../booking/clinic-service.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { askClinic, type ClinicAddress } from './ask-clinic.ts';
import { type ClinicLimits, clinicLimits } from './clinic-limits.ts';
import { clinicReads } from './clinic-reads.ts';
import { clinicWrites } from './clinic-writes.ts';
import { readList } from './read-list.ts';

export type ClinicOptions = ClinicAddress & { logger: Logger; limits?: Partial<ClinicLimits>; now?: () => number };

/** The clinic-management service of contract/clinic.graphql. One per process: what it learns about a clinic that is down is shared. */
export function clinicOverHttp({ logger, limits: others = {}, now = Date.now, ...address }: ClinicOptions): ClinicService {
  const limits = { ...clinicLimits, ...others };
  const { read, write } = askClinic({ ...address, logger, limits, now });
  return { ...clinicReads(readList(read, limits), logger), ...clinicWrites(write) };
}
