import { securityTxt, securityTxtTrouble } from '@clinic/core/http/security-txt';
import type { Logger } from '@clinic/core/logging/create-logger';
import type { SiteEnv } from '../env.ts';
import { securityContactOf } from '../security/security-txt-settings.ts';
import type { SiteApp } from '../site-app.ts';

type Settings = Pick<SiteEnv, 'SECURITY_CONTACT' | 'SECURITY_CONTACT_EXPIRES' | 'SITE_ORIGIN' | 'DEPLOYMENT'>;

/** Without a contact that is still true this address is a page that does not exist. */
export function serveSecurityTxt(app: SiteApp, env: Settings, log: Pick<Logger, 'warn'>): void {
  const known = securityContactOf(env);
  const trouble = securityTxtTrouble(known, new Date());
  if (trouble && env.DEPLOYMENT === 'production')
    log.warn(
      { setting: 'SECURITY_CONTACT', trouble, see: 'docs/go-live.md#security' },
      'security.txt is missing, or expires within thirty days',
    );
  app.get('/.well-known/security.txt', (c, next) => {
    const text = known && securityTxt(known, env.SITE_ORIGIN, new Date());
    return text ? c.text(text, 200, { 'cache-control': 'no-cache' }) : next();
  });
}
