import { z } from 'zod';

/** Of every process that shows figures of itself to Prometheus. */
export const metricsSettings = {
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Where Prometheus reads figures (`/metrics`), apart from everything that people reach; without it there are none.'),
  METRICS_ADDRESS: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .describe('The network address for that: this machine alone, or one of a private network. No proxy may lead there.'),
};

export type MetricsSettings = { METRICS_PORT?: number | undefined; METRICS_ADDRESS: string };
