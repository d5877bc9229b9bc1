import pg from 'pg';
import { type ContentChange, contentChannel, parseContentChange } from './content-change.ts';

const heartbeatMs = 15_000;
const reconnectMs = 500;

/** Listens for publications; calls back with null whenever a notice may have been missed, and once at the beginning. */
export function listenForContent(databaseUrl: string, onChange: (change: ContentChange | null) => void) {
  let closed = false;
  let current: pg.Client | undefined;
  let connected = false;
  let reconnect: NodeJS.Timeout | undefined;

  async function connect() {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 3_000, query_timeout: 3_000 });
    current = client;
    const lost = () => {
      if (current !== client) return;
      current = undefined;
      connected = false;
      clearInterval(heartbeat);
      client.removeAllListeners();
      client.on('error', () => {});
      client.end().catch(() => {});
      if (!closed) reconnect = setTimeout(connect, reconnectMs);
    };
    // A connection cut without a word looks alive for ever; only asking tells.
    const heartbeat = setInterval(() => client.query('select 1').catch(lost), heartbeatMs);
    client.on('error', lost).on('end', lost);
    client.on('notification', ({ payload }) => onChange(parseContentChange(payload ?? '')));
    try {
      await client.connect();
      await client.query(`listen ${contentChannel}`);
      connected = true;
      onChange(null);
    } catch {
      lost();
    }
  }
  void connect();

  return {
    isConnected: () => connected,
    async close() {
      closed = true;
      clearTimeout(reconnect);
      await current?.end();
    },
  };
}
