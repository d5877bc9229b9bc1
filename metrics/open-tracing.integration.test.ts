import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const script = `
import { registerHooks } from 'node:module';
const loaded = [];
registerHooks({ load: (url, context, next) => (url.includes('@opentelemetry') && loaded.push(url), next(url, context)) });
const { openTracing } = await import(process.argv[1]);
const { traceHeaders, inSpan } = await import(process.argv[2]);
const endpoint = process.argv[3] || undefined;
const tracing = await openTracing('test', { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: 1 });
const headers = await inSpan({ name: 'asked', kind: 'server', causedBy: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00' }, async () => traceHeaders());
console.log(JSON.stringify({ loaded: loaded.length, headers }));
await tracing.close();
`;

async function traced(endpoint: string): Promise<{ loaded: number; headers: Record<string, string> }> {
  const files = ['./open-tracing.ts', '../core/logging/spans.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url)));
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script, ...files, endpoint]);
  return JSON.parse(stdout);
}

test('where no address is set nothing of the library is loaded, and nothing is sent along', async () => {
  expect(await traced('')).toEqual({ loaded: 0, headers: {} });
});

test('a collector that is away holds up nobody, and the trace of the caller goes on', async () => {
  const { loaded, headers } = await traced('http://127.0.0.1:9');
  expect(loaded).toBeGreaterThan(0);
  expect(headers['traceparent']).toMatch(/^00-0af7651916cd43dd8448eb211c80319c-(?!b7ad6b7169203331)[\da-f]{16}-01$/);
});
