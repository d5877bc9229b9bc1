import type { AuthStrategy } from 'payload';
import { findSession, touch } from './session-store.ts';

/** The only way to be somebody here. A session that still waits for its second step, or is locked, is nobody's. */
export const sessionStrategy: AuthStrategy = {
  name: 'staff-session',
  authenticate: async ({ headers, payload }) => {
    const found = await findSession(payload, headers);
    if (found?.standing !== 'open') return { user: null };
    // A stream that a browser opens again by itself is nobody's sign of life.
    if (!headers.get('accept')?.includes('text/event-stream')) await touch(payload, found.session);
    return { user: { ...found.account, collection: 'utilizadores', _strategy: 'staff-session', _sid: found.session.id } };
  },
};
