import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * open: passes everything · down: hangs up at once · silent: accepts the connection and says nothing
 * · refusing: turns every recipient away for good · mute: passes the mail on, but not the server's "accepted"
 */
type GateMode = 'open' | 'down' | 'silent' | 'refusing' | 'mute';

export type SmtpGate = { port: number; mode: GateMode; attempts: () => number; stop: () => void };

/** Stands between worker and mail server, to stop time at a chosen moment. */
export async function startSmtpGate(smtpPort: number): Promise<SmtpGate> {
  const sockets = new Set<Socket>();
  let attempts = 0;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => {});
    return socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    attempts += 1;
    keep(client);
    if (gate.mode === 'down') client.destroy();
    else if (gate.mode === 'refusing') refuse(client);
    else if (gate.mode !== 'silent') pass(client, keep(connect(smtpPort, '127.0.0.1')), gate.mode === 'mute');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gate: SmtpGate = {
    port: (server.address() as AddressInfo).port,
    mode: 'open',
    attempts: () => attempts,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
  return gate;
}

function pass(client: Socket, upstream: Socket, mute: boolean): void {
  let muted = false;
  client.on('data', (chunk) => upstream.write(chunk));
  upstream.on('data', (chunk) => {
    if (muted) return;
    client.write(chunk);
    muted = mute && /^354/m.test(chunk.toString());
  });
  client.on('close', () => upstream.end());
  upstream.on('close', () => client.destroy());
}

function refuse(client: Socket): void {
  client.write('220 gate\r\n');
  client.on('data', (chunk) => {
    const line = chunk.toString();
    client.write(line.startsWith('RCPT') ? `550 5.1.1 ${line.slice(8).trim()} does not live here\r\n` : '250 fine\r\n');
  });
}
