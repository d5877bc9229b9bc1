import { AsyncLocalStorage } from 'node:async_hooks';
import type { OpenSpan, SpanStart, Tracing } from '@clinic/core/logging/spans';
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';

type Options = { process: string; url: string; share: number };

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, work: SpanKind.CONSUMER } as const;
/** As the W3C writes it; a stranger may send anything under this name. */
const traceparentForm = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** A collector that is away costs at most these; what is more is dropped. */
const limits = { maxQueueSize: 2_048, maxExportBatchSize: 256, scheduledDelayMillis: 2_000, exportTimeoutMillis: 5_000 };
const closeWithinMs = 2_000;

/**
 * Never made the process's global tracer: Next, drizzle and others look for one, and write addresses and statements into their spans. The share is
 * decided by the trace's id alone, so every process decides alike, and no stranger by a flag in a header.
 */
export function exportedTracing({ process, url, share }: Options): { tracing: Tracing; close(): Promise<void> } {
  const current = new AsyncLocalStorage<Context>();
  const contexts = new WeakMap<OpenSpan, Context>();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `clinic-${process}` }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, timeoutMillis: limits.exportTimeoutMillis }), ...limits }),
    ],
    spanLimits: { attributeCountLimit: 8, attributeValueLengthLimit: 80, eventCountLimit: 0, linkCountLimit: 0 },
  });
  const tracer = provider.getTracer('clinic');

  function start({ name, kind, causedBy, facts, startedAt }: SpanStart): OpenSpan {
    const parent = remoteContext(causedBy) ?? current.getStore() ?? ROOT_CONTEXT;
    const span = tracer.startSpan(
      name,
      {
        ...{ kind: kinds[kind], ...(facts && { attributes: facts }) },
        ...(startedAt !== undefined && { startTime: startedAt }),
      },
      parent,
    );
    const context = trace.setSpan(parent, span);
    const open: OpenSpan = {
      within: (work) => current.run(context, work),
      end: (how = {}) => {
        if (how.name) span.updateName(how.name);
        if (how.facts) span.setAttributes(how.facts);
        if (how.failed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
    contexts.set(open, context);
    return open;
  }

  const tracing: Tracing = {
    start,
    traceparent: () => asTraceparent(trace.getSpan(current.getStore() ?? ROOT_CONTEXT)),
    enter: (open) => current.enterWith(contexts.get(open) ?? ROOT_CONTEXT),
  };
  const close = () =>
    Promise.race([provider.shutdown().catch(() => {}), new Promise<void>((done) => setTimeout(done, closeWithinMs).unref())]);
  return { tracing, close };
}

function remoteContext(traceparent: string | undefined): Context | undefined {
  const [, traceId, spanId] = traceparentForm.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId) return undefined;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true });
}

function asTraceparent(span: Span | undefined): string | undefined {
  if (!span) return undefined;
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
