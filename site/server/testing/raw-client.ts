import { once } from 'node:events';
import { connect } from 'node:net';

/** Sends exactly these bytes, unlike a browser, and waits until the server closes the connection. */
export async function sendRaw(port: number, bytes: string, onSent: () => void = () => {}): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk));
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(bytes, onSent);
  await closed;
  return answer;
}

export const httpStatusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
