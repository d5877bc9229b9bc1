import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

type SunkMail = { recipient: string; messageId: string; oneClick: boolean };

/** A mail server that keeps of each mail only whom it was for and what it is called: ten thousand letters are more than the catcher holds. */
export async function startMailSink() {
  const mails: SunkMail[] = [];
  const server = createServer((socket) => converse(socket, (mail) => mails.push(mail)));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, mails, stop: () => void server.close() };
}

function converse(socket: Socket, keep: (mail: SunkMail) => void): void {
  let pending = '';
  let recipient = '';
  let letter: string | null = null;
  const answer = (line: string) => void socket.write(`${line}\r\n`);
  const command = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') recipient = /<([^>]+)>/.exec(line)?.[1] ?? '';
    if (verb === 'DATA') letter = '';
    answer(verb === 'DATA' ? '354 go on' : verb === 'QUIT' ? '221 bye' : '250 ok');
    if (verb === 'QUIT') socket.end();
  };
  const endLetter = (text: string) => {
    const header = text.slice(0, text.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ');
    const messageId = /^message-id: *(\S+)/im.exec(header)?.[1] ?? '';
    // Kept before it is answered: a worker that is killed in between has sent it.
    keep({ recipient, messageId, oneClick: /^list-unsubscribe-post: *List-Unsubscribe=One-Click/im.test(header) });
    letter = null;
    answer('250 taken');
  };
  socket.setEncoding('utf8').on('error', () => {});
  socket.on('data', (chunk: string) => {
    pending += chunk;
    for (;;) {
      const end = letter === null ? '\r\n' : '\r\n.\r\n';
      const at = pending.indexOf(end);
      if (at < 0) return;
      const part = pending.slice(0, at);
      pending = pending.slice(at + end.length);
      if (letter === null) command(part);
      else endLetter(part);
    }
  });
  answer('220 ready');
}
