import { idleTimeoutMs } from './prefetch-rule.ts';

/** Returns how to call it off. Safari has no idle callbacks: there the wait alone decides. */
export function whenIdle(work: () => void, afterMs: number): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(work, { timeout: idleTimeoutMs });
    else work();
  }, afterMs);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
