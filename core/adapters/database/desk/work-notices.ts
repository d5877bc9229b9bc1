import { listenTo } from '../listen-to.ts';

/** As the triggers of migration 0116 name them. Notices carry nothing: whoever hears one looks for itself. */
const workChannel = 'desk_work';
const sessionChannel = 'staff_sessions';

/** `sessions`: somebody signed out, was locked or suspended. `work`: the list may have changed; also at the beginning, and after a lost connection. */
export const listenForWork = (databaseUrl: string, onNotice: (about: 'work' | 'sessions') => void) =>
  listenTo(databaseUrl, [workChannel, sessionChannel], (notice) => onNotice(notice?.channel === sessionChannel ? 'sessions' : 'work'));
