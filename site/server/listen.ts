import type { ContentNews } from '@clinic/core/content/content-news';
import pg from 'pg';
import { z } from 'zod';

const news = z.object({ tags: z.array(z.string()), gone: z.boolean() });

const heartbeatMs = 15_000;
const reconnectMs = 500;

/** Hears what was published; calls back with nothing whenever news may have been missed. */
export function listenForContent(databaseUrl: string, onNews: (heard?: ContentNews) => void) {
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
      onNews();
      if (!closed) reconnect = setTimeout(connect, reconnectMs);
    };
    // A connection cut without a word looks alive for ever; only asking tells.
    const heartbeat = setInterval(() => client.query('select 1').catch(lost), heartbeatMs);
    client.on('error', lost).on('end', lost);
    client.on('notification', ({ payload }) => {
      const heard = news.safeParse(parseJson(payload ?? ''));
      onNews(heard.success ? heard.data : undefined);
    });
    try {
      await client.connect();
      await client.query('listen content');
      connected = true;
      onNews();
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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
