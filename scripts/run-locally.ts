import { linkedEmail, maria } from './demo-accounts/demo-people.ts';
import { seedAccounts } from './demo-accounts/seed-accounts.ts';
import { withDemoServices } from './demo-accounts/with-demo-services.ts';
import type { DayServices } from './demo-day/day-services.ts';
import { demoPassword } from './stack/settings.ts';
import { startSystem } from './stack/system.ts';

type Seed = (services: DayServices, now: Date, settings: NodeJS.ProcessEnv) => Promise<void>;

/** Starts everything, says when it is ready and where, and stops it all on Ctrl-C. `more`: what is made beside the accounts. */
export async function runLocally(mode: 'production' | 'development', more?: Seed) {
  const startedAt = performance.now();
  const log = (text: string) => console.log(`[${((performance.now() - startedAt) / 1000).toFixed(1).padStart(5)} s] ${text}`);
  try {
    const { ports, settings, failure, stop } = await startSystem({
      mode,
      portBase: Number(process.env['PORT_BASE'] ?? 3000),
      databaseUrl: process.env['DATABASE_URL'],
      log,
    });
    const stopped = new Promise<void>((resolve) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
    });
    log('all processes up');
    const withWork = async (services: DayServices) => {
      await seedAccounts(services, new Date());
      await more?.(services, new Date(), settings);
    };
    await withDemoServices(settings, withWork).catch(async (error) => {
      await stop();
      throw error;
    });
    console.log(
      `ready: site http://localhost:${ports.site} · back office http://localhost:${ports.backoffice}/admin · sandbox http://localhost:${ports.sandbox} · mail http://localhost:${ports.mailbox} · logins admin@exemplo.pt, gestor@exemplo.pt, editor@exemplo.pt, balcao@exemplo.pt, medico@exemplo.pt; patients ${linkedEmail} (linked), ${maria.email} (not linked); all with password ${demoPassword}`,
    );
    await Promise.race([stopped, failure.catch((error: Error) => console.error(error.message))]);
    await stop();
    log('stopped');
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
