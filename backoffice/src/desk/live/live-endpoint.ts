import { createDatabase } from '@clinic/core/adapters/database/database';
import { noteDeskLooked } from '@clinic/core/adapters/database/desk/desk-alerts';
import { listenForWork } from '@clinic/core/adapters/database/desk/work-notices';
import { countWork } from '@clinic/core/desk/read-work';
import type { Endpoint, Payload, PayloadHandler } from 'payload';
import { poolOf } from '../../publishing/enqueue-work.ts';
import { findSession } from '../../staff/sessions/session-store.ts';
import { deskOf } from '../desk-of.ts';
import { refusePress } from '../press.ts';
import { staffMemberOf } from '../staff-member.ts';
import { createDeskHub, type DeskHub } from './desk-hub.ts';
import { isCounting } from './live-path.ts';

const hubs = new WeakMap<Payload, DeskHub>();

/** One for the whole process. */
export function hubOf(payload: Payload): DeskHub {
  const known = hubs.get(payload);
  if (known) return known;
  const { poolOptions } = payload.db as unknown as { poolOptions: { connectionString: string } };
  const hub = createDeskHub({
    listen: (onNotice) => listenForWork(poolOptions.connectionString, onNotice),
    looked: () => noteDeskLooked(createDatabase(poolOf(payload))),
    count: async () => countWork(await deskOf(payload), new Date()),
    onError: (err) => payload.logger.warn({ err, msg: 'the desk’s streams were not told' }),
  });
  // Next waits for open requests to end before it leaves, and these never would.
  process.once('SIGTERM', hub.endAll);
  hubs.set(payload, hub);
  return hub;
}

/** Tells whoever has the list open that it changed, and how much there is to do; never what or about whom. */
const live: PayloadHandler = async ({ user, payload, headers, searchParams }) => {
  const signedIn = await findSession(payload, headers);
  if (!signedIn || !staffMemberOf(user)) return refusePress(403);
  const mayStay = async () => {
    const found = await findSession(payload, headers);
    return found?.standing === 'open' && staffMemberOf({ ...found.account, collection: 'utilizadores' }) !== null;
  };
  const stream = hubOf(payload).open({ sessionId: signedIn.session.id, mayStay, isCounting: isCounting(searchParams) });
  // No content: the browser does not ask again. The page works as any other, it only does not change by itself.
  if (!stream) return new Response(null, { status: 204 });
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // Neither Next nor a proxy may gather what is sent until there is enough of it.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
};

export const liveEndpoints: Endpoint[] = [{ method: 'get', path: '/por-fazer/ao-vivo', handler: live }];
