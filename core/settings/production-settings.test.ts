import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { clinicSettings, easypaySettings } from './booking-settings.ts';
import { deploymentSettings } from './deployment.ts';
import { databaseUrl, parseEnv } from './read-env.ts';
import { ofKind, ownSecret } from './setting-kinds.ts';
import { trustedProxies } from './trusted-proxies.ts';
import { secretWeakness } from './weak-secret.ts';

const schema = z.object({
  ...deploymentSettings,
  ...clinicSettings,
  ...easypaySettings,
  DATABASE_URL: databaseUrl,
  SITE_ORIGIN: ofKind('publicOrigin', z.string()),
  BACKOFFICE_URL: ofKind('internalAddress', z.url()),
  FIRST_SECRET: ownSecret,
  SECOND_SECRET: ownSecret.optional(),
  SMTP_HOST: ofKind('mailServer', z.string()),
  MAIL_FROM: ofKind('mailSender', z.string()),
  TRUSTED_PROXIES: trustedProxies,
  GALLERY: ofKind('developersOnly', z.enum(['on', 'off']).default('off')),
  CLINIC_PHONE: ofKind('example', z.string().default('+351 210 000 000')),
});

const drawn = () => randomBytes(32).toString('base64');
const right = {
  DATABASE_URL: 'postgres://clinic:Vw3-kk20d81m@db.clinica.pt/clinic?sslmode=verify-full',
  SITE_ORIGIN: 'https://www.clinica.pt, https://clinica.pt',
  BACKOFFICE_URL: 'http://backoffice:3001',
  CLINIC_SERVICE_URL: 'https://agenda.fornecedor.pt/graphql',
  CLINIC_SERVICE_KEY: drawn(),
  CLINIC_SERVICE_APP_ID: 'website',
  EASYPAY_URL: 'https://api.prod.easypay.pt',
  EASYPAY_ACCOUNT_ID: '9c1b-44',
  FIRST_SECRET: drawn(),
  SECOND_SECRET: drawn(),
  SMTP_HOST: 'smtp.fornecedor.pt',
  MAIL_FROM: 'Clínica <consultas@clinica.pt>',
  TRUSTED_PROXIES: '10.0.0.0/8',
  CLINIC_PHONE: '+351 213 456 789',
};
const start = (changes: Record<string, string | undefined>) => () => parseEnv('site', schema, { ...right, ...changes });
const onlyForLocalUse = 'only-for-local-use-never-in-production';

test('a right environment starts, and is production unless something else is said', () => {
  expect(start({})()).toMatchObject({ DEPLOYMENT: 'production', TRUSTED_PROXIES: ['10.0.0.0/8'] });
});

test.each<[setting: string, why: string, value: string | undefined]>([
  ['FIRST_SECRET', 'published for local use', onlyForLocalUse],
  ['FIRST_SECRET', 'published in tests', 'only-for-tests-only-for-tests-only-for-tests'],
  ['FIRST_SECRET', 'one character', 'a'.repeat(48)],
  ['FIRST_SECRET', 'a few characters again and again', 'a8Kd02Lq'.repeat(5)],
  ['FIRST_SECRET', 'few different characters', 'abcabdabbacdaabbcdacbdabcadbcadb'],
  ['FIRST_SECRET', 'the alphabet', 'abcdefghijklmnopqrstuvwxyz0123456789'],
  ['FIRST_SECRET', 'short', 'k3J9d0Lq7Zx1Pw5Vb8Nm2Rt4Yc6Hf'],
  ['FIRST_SECRET', 'a placeholder', 'change-me-k3J9d0Lq7Zx1Pw5Vb8Nm2Rt4Yc6Hf'],
  ['SECOND_SECRET', 'the same as another', right.FIRST_SECRET],
  ['FIRST_SECRET', 'the same as a company’s key', right.CLINIC_SERVICE_KEY],
  ['CLINIC_SERVICE_KEY', 'the sandbox’s', onlyForLocalUse],
  ['EASYPAY_ACCOUNT_ID', 'the rehearsal’s', 'sandbox-4711'],
  ['CLINIC_SERVICE_URL', 'on loopback', 'https://127.0.0.1:3002/clinic/graphql'],
  ['CLINIC_SERVICE_URL', 'on loopback, in figures', 'https://2130706433/clinic'],
  ['CLINIC_SERVICE_URL', 'on loopback, IPv6', 'https://[::1]/clinic'],
  ['CLINIC_SERVICE_URL', 'on loopback, IPv4 in IPv6', 'https://[::ffff:127.0.0.1]/clinic'],
  ['CLINIC_SERVICE_URL', 'in a private network', 'https://192.168.1.7/graphql'],
  ['CLINIC_SERVICE_URL', 'not encrypted', 'http://agenda.fornecedor.pt/graphql'],
  ['EASYPAY_URL', 'for trying out', 'https://api.test.easypay.pt'],
  ['EASYPAY_URL', 'the sandbox’s path', 'https://clinica.pt/sandbox/easypay'],
  ['SITE_ORIGIN', 'not encrypted', 'http://www.clinica.pt'],
  ['SITE_ORIGIN', 'one of two not encrypted', 'https://www.clinica.pt,http://clinica.pt'],
  ['SITE_ORIGIN', 'on loopback', 'https://localhost:3000'],
  ['BACKOFFICE_URL', 'not encrypted across the internet', 'http://gestao.clinica.pt'],
  ['SMTP_HOST', 'on loopback', '127.1'],
  ['SMTP_HOST', 'on loopback, by name', 'localhost'],
  ['MAIL_FROM', 'an example', 'Clínica <nao-responder@exemplo.pt>'],
  ['TRUSTED_PROXIES', 'missing', undefined],
  ['TRUSTED_PROXIES', 'empty', ' '],
  ['GALLERY', 'on', 'on'],
  ['DATABASE_URL', 'not encrypted', 'postgres://clinic:Vw3-kk20d81m@db.clinica.pt/clinic'],
  ['DATABASE_URL', 'perhaps encrypted', 'postgres://clinic:Vw3-kk20d81m@db.clinica.pt/clinic?sslmode=prefer'],
  ['DATABASE_URL', 'a known password', 'postgres://postgres:postgres@db.clinica.pt/clinic?sslmode=verify-full'],
  ['CLINIC_PHONE', 'an example', undefined],
  ['SANDBOX_ORIGIN', 'of a rehearsal', 'https://sandbox.clinica.pt'],
])('production does not start with %s %s', (setting, _, value) => {
  expect(start({ [setting]: value })).toThrow(new RegExp(`^  ${setting}: `, 'm'));
});

test.each([
  ['a socket', 'postgres:///clinic?host=/var/run/postgresql'],
  ['a socket, written as the host', 'postgres://%2Fvar%2Frun%2Fpostgresql/clinic'],
  ['loopback', 'postgres://clinic@127.0.0.1/clinic'],
  ['encrypted', 'postgres://clinic@db.clinica.pt/clinic?sslmode=verify-full'],
])('a database by %s is accepted', (_, DATABASE_URL) => expect(start({ DATABASE_URL })).not.toThrow());

test('everything that is wrong is named at once and no value is quoted', () => {
  const wrong = {
    FIRST_SECRET: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    SITE_ORIGIN: 'http://w.clinica.pt',
    SMTP_HOST: '127.0.0.1',
    DATABASE_URL: 'mysql://x',
  };
  let told = '';
  try {
    start(wrong)();
  } catch (error) {
    told = String(error);
  }
  for (const [name, value] of Object.entries(wrong)) {
    expect(told).toContain(`  ${name}: `);
    expect(told).not.toContain(value);
  }
});

test('no secret drawn at random is refused', () => {
  for (let round = 0; round < 2_000; round++)
    for (const encoding of ['base64', 'base64url', 'hex'] as const)
      expect(secretWeakness(randomBytes(32).toString(encoding))).toBeUndefined();
});
