import { isIP } from 'node:net';

/**
 * What is wrong with how an address of the database asks for TLS; null where nothing is. `pg`, DBOS and Payload each read these
 * parameters, PostgreSQL's own tools read them differently, and most of what can be written checks nobody's certificate for one of
 * them. So there are two ways: without TLS (the same machine, a private network), or with the server's name and certificate checked.
 */
export function tlsTrouble(databaseUrl: string): string | null {
  const { searchParams, hostname } = new URL(databaseUrl);
  const mode = searchParams.get('sslmode');
  const others = ['ssl', 'uselibpqcompat', 'sslnegotiation'].filter((name) => searchParams.has(name));
  if (others.length > 0) return `${others.join(', ')}: say it with sslmode=verify-full`;
  if (mode === null && searchParams.has('sslrootcert')) return 'sslrootcert is there without sslmode=verify-full';
  if (mode === null || mode === 'disable') return null;
  if (mode !== 'verify-full') return `sslmode=${mode} may not check whom it talks to: use verify-full`;
  // Not every version of pg compares a number with the certificate.
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return isNumber ? 'sslmode=verify-full needs the name of the server, not its number' : null;
}
