import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DocumentStore } from '@clinic/core/documents/document-ports';
import { isUuid } from '@clinic/core/kernel/uuid';
import { ERRORS, type Lock, type Locker } from '@tus/server';

type Locks = Pick<DocumentStore, 'takeLock' | 'keepLock' | 'releaseLock'>;

const waitMs = 30_000;
const againMs = 100;
const aliveMs = 500;

/**
 * Two requests for one file take turns, in whichever process of the site they arrive. `stop` ends the request that holds the lock: whoever
 * comes back has lost the earlier connection.
 */
export const uploadLocker = (locks: Locks, stop: (id: string) => void): Locker => ({ newLock: (id) => createLock(locks, stop, id) });

function createLock(locks: Locks, stop: (id: string) => void, id: string): Lock {
  const holder = randomUUID();
  let alive: NodeJS.Timeout | undefined;
  return {
    async lock(signal, requestRelease) {
      // No document has such an id: the answer says so without a lock.
      if (!isUuid(id)) return;
      for (const since = performance.now(); !(await locks.takeLock(id, holder)); await sleep(againMs))
        if (signal.aborted || performance.now() - since > waitMs) throw ERRORS.ERR_LOCK_TIMEOUT;
      alive = setInterval(async () => {
        // Without a database nobody can tell whose turn it is; the browser goes on where it was.
        if (await locks.keepLock(id, holder).catch(() => false)) return;
        clearInterval(alive);
        stop(id);
        await requestRelease();
      }, aliveMs);
    },
    async unlock() {
      clearInterval(alive);
      if (isUuid(id)) await locks.releaseLock(id, holder);
    },
  };
}
