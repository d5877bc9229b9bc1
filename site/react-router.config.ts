import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // All routes are known to the browser at once: discovering them one by one would cost a request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
