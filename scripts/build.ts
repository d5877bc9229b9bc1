import { buildWhatChanged } from './stack/build.ts';

/** `pnpm build`: site and back office as they are shipped, each only if something changed since the last time. */
await buildWhatChanged({}, console.log);
