import { createServer } from 'node:http';

/** The least a Node server can do: the same bytes and headers for every request. Told what to say by its parent. */
process.once('message', ({ port, headers, body }: { port: number; headers: string[]; body: string }) => {
  const bytes = Buffer.from(body, 'base64');
  const server = createServer((_, res) => {
    res.writeHead(200, headers);
    res.end(bytes);
  });
  server.listen(port, '127.0.0.1', () => process.send?.('ready'));
});
