import { z } from 'zod';
import { ofKind } from './setting-kinds.ts';

/** Of every process that tells what it does, step by step. The names are OpenTelemetry's own. */
export const traceSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: ofKind('internalAddress', z.url({ protocol: /^https?$/ }))
    .optional()
    .describe('Where traces are sent (OTLP over HTTP; `/v1/traces` is added); without it there are none.'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('Which share of all traces is sent, from 0 to 1; the same for every process, or traces come in pieces.'),
};

export type TraceSettings = { OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined; OTEL_TRACES_SAMPLER_ARG: number };
