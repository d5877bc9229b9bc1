import { setTimeout as wait } from 'node:timers/promises';
import type { ClinicService } from '@clinic/core/clinic/clinic-service';
import { countDay, type DayCount } from '@clinic/core/desk/day/read-day-sheet';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Payload } from 'payload';
import { deskOf } from '../desk-of.ts';

/** The start page leads to what waits for somebody: it does not wait itself until the clinic's program has given up. */
const longestWaitMs = 1_500;

/** How many come today, and to whom; null if the clinic's program takes its time. */
export async function readToday(payload: Payload, now: Date): Promise<DayCount | null> {
  const sources = { store: await deskOf(payload), clinic: payload.config.custom['clinic'] as ClinicService };
  return Promise.race([countDay(sources, inLisbon(now).day, now), wait(longestWaitMs, null, { ref: false })]);
}
