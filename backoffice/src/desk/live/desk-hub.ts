/** The numbers that a stream tells; nothing of a patient. */
type ToldSums = { open: number; overdue: number };

type HubPorts = {
  /** One connection for all streams, while there are any. */
  listen: (onNotice: (about: 'work' | 'sessions') => void) => { isConnected: () => boolean; close: () => Promise<void> };
  count: () => Promise<ToldSums>;
  /** Somebody has the list open: told at the first stream and with every beat. */
  looked: () => Promise<void>;
  onError: (error: unknown) => void;
};
/** `mayStay`: whether the session is still open, and its owner still at the desk. `isCounting`: of a page without the list. */
type Viewer = { sessionId: string; mayStay: () => Promise<boolean>; isCounting?: boolean };
type Stream = Viewer & { send: (text: string) => void; end: () => void };

export const mostStreams = 100;
/** Browsers open six connections to one address; the pages themselves need some of them. */
export const mostStreamsOfSession = 4;
const heartbeatMs = 15_000;
/** A browser that reads no more is not written to for ever. */
const mostUnread = 64;

const message = (event: 'counts' | 'changed', sums: ToldSums) => `event: ${event}\ndata: ${JSON.stringify(sums)}\n\n`;

export function createDeskHub({ listen, count, looked, onError }: HubPorts) {
  const streams = new Set<Stream>();
  let listener: ReturnType<HubPorts['listen']> | null = null;
  let heartbeat: NodeJS.Timeout | undefined;
  let told: ToldSums | null = null;
  let counting: Promise<void> | null = null;
  let isStale = false;

  const broadcast = (text: string) => {
    for (const stream of streams) stream.send(text);
  };

  /** One count for all streams; a notice that comes meanwhile is one more count. */
  function tellChange(isKnown: boolean): Promise<void> {
    isStale = isStale || isKnown;
    counting ??= (async () => {
      do {
        const mustTell = isStale;
        isStale = false;
        const sums = await count();
        const differs = sums.open !== told?.open || sums.overdue !== told?.overdue;
        told = sums;
        if (mustTell || differs) broadcast(message('changed', sums));
      } while (isStale);
    })()
      .catch(onError)
      .finally(() => {
        counting = null;
      });
    return counting;
  }

  async function endSessions(): Promise<void> {
    const stays = new Map<string, boolean>();
    for (const { sessionId, mayStay } of [...streams]) if (!stays.has(sessionId)) stays.set(sessionId, await mayStay().catch(() => false));
    for (const stream of [...streams]) if (stays.get(stream.sessionId) === false) stream.end();
  }

  /** Time alone changes the list, too: what was put off comes back, a deadline passes, a session ends by itself. */
  async function beat(): Promise<void> {
    broadcast(': \n\n');
    await endSessions();
    if (streams.size === 0) return;
    await looked().catch(onError);
    await tellChange(false);
  }

  function begin() {
    if (!heartbeat) looked().catch(onError);
    listener ??= listen((about) => void (about === 'work' ? tellChange(true) : endSessions()));
    heartbeat ??= setInterval(() => void beat(), heartbeatMs);
  }
  function leave(stream: Stream) {
    if (!streams.delete(stream) || streams.size > 0) return;
    clearInterval(heartbeat);
    heartbeat = undefined;
    told = null;
    listener?.close().catch(onError);
    listener = null;
  }

  return {
    size: () => streams.size,
    /** Null where there are as many as there may be. */
    open(viewer: Viewer): ReadableStream<Uint8Array> | null {
      const ofSession = [...streams].filter(({ sessionId }) => sessionId === viewer.sessionId);
      // The list is where the work is done: a tab that only counts gives way to it, and finds no room when it asks again.
      if (ofSession.length >= mostStreamsOfSession && !viewer.isCounting) ofSession.find(({ isCounting }) => isCounting)?.end();
      const isFull = [...streams].filter(({ sessionId }) => sessionId === viewer.sessionId).length >= mostStreamsOfSession;
      if (streams.size >= mostStreams || isFull) return null;
      const encoder = new TextEncoder();
      let stream: Stream;
      return new ReadableStream<Uint8Array>({
        start(controller) {
          const end = () => {
            leave(stream);
            controller.close();
          };
          const send = (text: string) => {
            if ((controller.desiredSize ?? 0) < -mostUnread) end();
            else controller.enqueue(encoder.encode(text));
          };
          stream = { ...viewer, send, end };
          streams.add(stream);
          begin();
          send('retry: 3000\n\n');
          // Until the first notice there is nothing to tell: the listener itself begins with one.
          if (listener?.isConnected() && told) send(message('counts', told));
        },
        cancel: () => leave(stream),
      });
    },
    endAll: () => {
      for (const stream of [...streams]) stream.end();
    },
  };
}

export type DeskHub = ReturnType<typeof createDeskHub>;
