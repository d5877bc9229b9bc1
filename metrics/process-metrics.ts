import { collectDefaultMetrics, Registry } from 'prom-client';

/** A registry with what every process shows of itself: event loop, memory, processor, open handles (`nodejs_…`, `process_…`). */
export function processMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
