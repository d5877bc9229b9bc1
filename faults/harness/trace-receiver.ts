import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type ReceivedSpan = { process: string; traceId: string; spanId: string; parentSpanId?: string; name: string };
type Attribute = { key: string; value: { stringValue?: string } };
type Sent = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Omit<ReceivedSpan, 'process'>[] }[] }[] };

/** Takes what a collector of traces would be sent (OTLP as JSON), and keeps it as it came. */
export async function startTraceReceiver() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const spans = (): ReceivedSpan[] =>
    bodies
      .flatMap((body) => (JSON.parse(body) as Sent).resourceSpans)
      .flatMap(({ resource, scopeSpans }) => {
        const process = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
        return scopeSpans.flatMap(({ spans: sent }) => sent.map((span) => ({ ...span, process })));
      });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    sent: () => bodies.join('\n'),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
