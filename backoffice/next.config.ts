import path from 'node:path';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import { everywhere, exceptStatic, mediaFiles } from './src/security-headers.ts';

const root = path.join(import.meta.dirname, '..');

const config: NextConfig = {
  output: 'standalone',
  poweredByHeader: false,
  transpilePackages: ['@clinic/core', '@clinic/metrics'],
  serverExternalPackages: ['pg', '@dbos-inc/dbos-sdk', 'jsdom', 'prom-client'],
  outputFileTracingRoot: root,
  turbopack: { root },
  // The type check of the whole workspace already covers it.
  typescript: { ignoreBuildErrors: true },
  redirects: async () => [
    { source: '/', destination: '/admin', permanent: false },
    { source: '/status', destination: '/admin/estado', permanent: false },
    // Payload opens a form in the language that was last worked in: the title and address of a new document would become the English ones.
    {
      source: '/admin/collections/:collection/create',
      missing: [{ type: 'query', key: 'locale' }],
      destination: '/admin/collections/:collection/create?locale=pt',
      permanent: false,
    },
  ],
  headers: async () => [
    { source: '/:path*', headers: everywhere(process.env.NODE_ENV === 'production') },
    { source: '/((?!_next/static/|api/(?:media|ficheiros)/file/).*)', headers: exceptStatic },
    { source: '/api/media/file/:path*', headers: mediaFiles },
  ],
};

export default withPayload(config, { devBundleServerPackages: false });
