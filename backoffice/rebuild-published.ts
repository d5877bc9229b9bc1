/** For `pnpm migrate`: brings the published documents up to the content model, before a new site reads them. */
import { getPayload } from 'payload';
import config from './src/payload.config.ts';
import { rebuildPublished } from './src/publishing/rebuild-published.ts';

const payload = await getPayload({ config, disableOnInit: true });
try {
  await rebuildPublished(payload);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  process.exit(1);
}
process.exit(0);
