import { createDatabase } from '@clinic/core/adapters/database/database';
import { readSystemFigures } from '@clinic/core/adapters/database/figures/read-system-figures';
import type { LastBackup } from '@clinic/core/figures/last-backup';
import { cachedFigures, type ReadSystemFigures } from '@clinic/core/figures/system-figures';
import { type PartStatus, systemStatus } from '@clinic/core/figures/system-status';
import type { Payload } from 'payload';
import { poolOf } from '../publishing/enqueue-work.ts';

const readers = new WeakMap<Payload, ReadSystemFigures>();

/** However often staff reload the page, the database is asked once in a few seconds. */
function figuresOf(payload: Payload): Promise<Awaited<ReturnType<ReadSystemFigures>>> {
  const read = readers.get(payload) ?? cachedFigures(() => readSystemFigures(createDatabase(poolOf(payload))));
  readers.set(payload, read);
  return read();
}

/** Null where the figures cannot be read. */
export async function readStatus(payload: Payload, now: Date): Promise<PartStatus[] | null> {
  const lastBackup = payload.config.custom['lastBackup'] as LastBackup;
  try {
    return systemStatus(await figuresOf(payload), await lastBackup(), now);
  } catch (err) {
    payload.logger.warn({ err, msg: 'the state of the system could not be read' });
    return null;
  }
}
