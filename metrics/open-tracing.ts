import { giveTracing } from '@clinic/core/logging/spans';
import type { TraceSettings } from '@clinic/core/settings/trace-settings';

type OpenTracing = { close(): Promise<void> };

/** Where no address is set nothing of the library is loaded. */
export async function openTracing(process: string, settings: TraceSettings): Promise<OpenTracing> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = settings;
  if (!endpoint) return { close: async () => {} };
  const { exportedTracing } = await import('./exported-tracing.ts');
  const { tracing, close } = exportedTracing({ process, url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, share });
  giveTracing(tracing);
  return {
    close: async () => {
      giveTracing(undefined);
      await close();
    },
  };
}
