import pg from 'pg';

const heartbeatMs = 15_000;
const reconnectMs = 500;

type Notice = { channel: string; payload: string };

/** Listens on its channels with one connection; calls back with null whenever a notice may have been missed, and once at the beginning. */
export function listenTo(databaseUrl: string, channels: readonly string[], onNotice: (notice: Notice | null) => void) {
  let closed = false;
  let current: pg.Client | undefined;
  let connected = false;
  let reconnect: NodeJS.Timeout | undefined;

  async function connect() {
    const client = new pg.Client({
      ...{ connectionString: databaseUrl, application_name: `listen ${channels.join(' ')}` },
      ...{ keepAlive: true, connectionTimeoutMillis: 3_000, query_timeout: 3_000 },
    });
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
    client.on('notification', ({ channel, payload }) => onNotice({ channel, payload: payload ?? '' }));
    try {
      await client.connect();
      for (const channel of channels) await client.query(`listen ${channel}`);
      connected = true;
      onNotice(null);
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
