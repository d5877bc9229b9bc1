import { buildWhatChanged } from '../../scripts/stack/build.ts';

/** The site as it is shipped; built only where something changed since the last time. */
export const builtSite = () => buildWhatChanged({}, console.log, ['site']);
