import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { parseEnv } from 'node:util';

export type Rehearsal = Awaited<ReturnType<typeof openRehearsal>>;

/** What `deploy/up` has brought up on this machine in a rehearsal, as people reach it: through the proxy. */
export async function openRehearsal() {
  const { CLINIC_ETC: etc = '/etc/clinic', CLINIC_VAR: kept = '/var/lib/clinic' } = process.env;
  const settings = parseEnv(await readFile(path.join(etc, 'clinic.env'), 'utf8'));
  if (settings['DEPLOYMENT'] !== 'rehearsal') throw new Error('only for a rehearsal: this would book visits');
  const authority = await readFile(path.join(kept, 'caddy/caddy/pki/authorities/local/root.crt'), 'utf8');
  setDefaultCACertificates([...getCACertificates(), authority]);
  const at = (name: string) => `https://${settings[name]}:${settings['HTTPS_PORT']}`;
  const here = (name: string) => `http://127.0.0.1:${settings[name]}`;
  return {
    settings,
    folders: { etc, kept },
    site: at('SITE_HOST'),
    backoffice: at('BACKOFFICE_HOST'),
    plainSite: `http://${settings['SITE_HOST']}:${settings['HTTP_PORT']}`,
    sandbox: here('SANDBOX_PORT'),
    mailbox: here('MAILBOX_PORT'),
  };
}
