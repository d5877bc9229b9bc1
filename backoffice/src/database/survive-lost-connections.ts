import type { EventEmitter } from 'node:events';
import type { Payload } from 'payload';

/** An idle connection that breaks (a database restart) is replaced by the pool; unheard, the event would be an uncaught exception. */
export const surviveLostConnections = (payload: Payload): void => {
  const { pool } = payload.db as unknown as { pool: EventEmitter };
  pool.on('error', (err) => payload.logger.warn({ err, msg: 'database connection lost' }));
};
