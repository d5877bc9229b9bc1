import type { DLogger } from '@dbos-inc/dbos-sdk';
import type { Logger } from '../../logging/create-logger.ts';

/** DBOS tells of every launch and queue at `info`; here that is detail. */
export const dbosLogger = (logger: Logger): DLogger => ({
  debug: () => {},
  info: (entry) => logger.debug(String(entry)),
  warn: (entry) => logger.warn(String(entry)),
  error: (entry, metadata) => logger.error({ err: metadata?.error }, String(entry)),
});
