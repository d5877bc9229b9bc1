import { execFile } from 'node:child_process';
import { connect as connectHttp2 } from 'node:http2';
import { type ConnectionOptions, connect, type TLSSocket } from 'node:tls';
import { ask } from '../ask.ts';
import type { Rehearsal } from '../rehearsal.ts';
import { type Check, check } from './check.ts';

type Handshake = { ok: true; protocol: string | null; cipher: string; alpn: string | false | null } | { ok: false; why: string };

function shake(port: number, servername: string, options: ConnectionOptions): Promise<Handshake> {
  return new Promise((resolve) => {
    const socket: TLSSocket = connect({ host: '127.0.0.1', port, servername, ...options }, () => {
      resolve({ ok: true, protocol: socket.getProtocol(), cipher: socket.getCipher().name, alpn: socket.alpnProtocol });
      socket.destroy();
    });
    socket.once('error', ({ message }) => resolve({ ok: false, why: message }));
  });
}
const seen = (shaken: Handshake) => (shaken.ok ? `${shaken.protocol} ${shaken.cipher} ${shaken.alpn}` : shaken.why);

export async function tlsChecks({ site, backoffice, plainSite, settings }: Rehearsal): Promise<Check[]> {
  const checks: Check[] = [];
  const port = Number(settings['HTTPS_PORT']);
  for (const origin of [site, backoffice]) {
    const { hostname } = new URL(origin);
    for (const version of ['TLSv1', 'TLSv1.1'] as const) {
      // Security level 0: our own library would refuse these before the proxy could.
      const old = await shake(port, hostname, { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' });
      checks.push(check(`${hostname} refuses ${version}`, !old.ok && !/no protocols available/.test(old.why), seen(old)));
    }
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const) {
      const today = await shake(port, hostname, { minVersion: version, maxVersion: version });
      checks.push(check(`${hostname} speaks ${version} with a certificate of its own name`, today.ok, seen(today)));
    }
    for (const ciphers of ['AES128-SHA', 'AES256-GCM-SHA384']) {
      const weak = await shake(port, hostname, { maxVersion: 'TLSv1.2', ciphers: `${ciphers}:@SECLEVEL=0` });
      checks.push(check(`${hostname} refuses ${ciphers}, which keeps no forward secrecy`, !weak.ok, seen(weak)));
    }
    const http2 = await shake(port, hostname, { ALPNProtocols: ['h2', 'http/1.1'] });
    checks.push(check(`${hostname} speaks HTTP/2`, http2.ok && http2.alpn === 'h2', seen(http2)));
    const { headers } = await ask(origin);
    checks.push(check(`${hostname} offers HTTP/3`, /h3=/.test(String(headers['alt-svc'])), headers['alt-svc']));
  }
  const stranger = await shake(port, 'another.example', {});
  checks.push(check('a name that is not ours gets no certificate', !stranger.ok, seen(stranger)));
  const udp = await new Promise<string>((resolve) => execFile('ss', ['-lunH', 'sport', '=', `:${port}`], (_, out) => resolve(out)));
  checks.push(check('the port of HTTP/3 is open', udp.trim() !== '', udp));

  for (const path of ['/pt', '/pt/contactos?x=1']) {
    const { status, headers } = await ask(plainSite + path);
    checks.push(
      check(`without TLS ${path} is sent on`, status === 308 && headers.location === site + path, `${status} ${headers.location}`),
    );
  }
  for (const path of ['/api/user-exists', '/documents', '/callbacks/easypay']) {
    const { status } = await ask(plainSite + path, { method: 'POST', body: '{}', headers: { 'content-length': '2' } });
    checks.push(check(`without TLS a program is refused at ${path}`, status === 403, status));
  }
  checks.push(check('HTTP/2 answers a page', (await statusOverHttp2(site, port)) === 200));
  return checks;
}

function statusOverHttp2(origin: string, port: number): Promise<number> {
  const { hostname, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const session = connectHttp2(`https://127.0.0.1:${port}`, { servername: hostname });
    session.once('error', reject);
    const stream = session.request({ ':path': '/pt', ':authority': host });
    stream.once('response', (headers) => {
      resolve(Number(headers[':status']));
      stream.resume().once('end', () => session.close());
    });
    stream.once('error', reject).end();
  });
}
