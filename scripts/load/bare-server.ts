import cluster from 'node:cluster';
import { createServer } from 'node:http';
import type { BareAnswer, BareOrders } from './start-bare-server.ts';

/** The least a Node server can do: a table of ready answers. Told by its parent what to say, and by how many processes. */
process.once('message', (orders: BareOrders) => {
  if (cluster.isWorker || orders.processes === 1) serve(orders);
  else {
    let listening = 0;
    cluster.on('listening', () => {
      listening += 1;
      if (listening === orders.processes) process.send?.('ready');
    });
    for (let started = 0; started < orders.processes; started++) cluster.fork().send(orders);
  }
});

function serve({ port, answers }: BareOrders): void {
  const ready = new Map(answers.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]));
  const nothing: { headers: BareAnswer['headers']; body: Buffer } = { headers: [], body: Buffer.alloc(0) };
  const server = createServer((req, res) => {
    const found = ready.get(req.url ?? '');
    const { headers, body } = found ?? nothing;
    res.writeHead(found ? 200 : 404, headers);
    res.end(body);
  });
  server.listen(port, '127.0.0.1', () => cluster.isPrimary && process.send?.('ready'));
}
