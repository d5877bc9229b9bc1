import { AggregatorRegistry, type Registry } from 'prom-client';

/** In one of several processes that share a port: it tells its figures to the first, over the channel that Node has between them. */
export function tellFirstProcess(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
}

/** In the first: the figures of all the others together. */
export function allProcesses() {
  const together = new AggregatorRegistry();
  return { contentType: together.contentType, metrics: () => together.clusterMetrics() };
}
