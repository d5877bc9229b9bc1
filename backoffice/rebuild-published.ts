/** For `pnpm migrate`: starting Payload brings the published documents up to the content model, before a new site reads them. */
import { getPayload } from 'payload';
import config from './src/payload.config.ts';

const payload = await getPayload({ config });
await payload.destroy();
process.exit(0);
