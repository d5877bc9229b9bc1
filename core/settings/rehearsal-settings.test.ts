import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { clinicSettings, easypaySettings } from './booking-settings.ts';
import { deploymentSettings } from './deployment.ts';
import { databaseUrl, parseEnv } from './read-env.ts';
import { ofKind, ownSecret } from './setting-kinds.ts';

const schema = z.object({
  ...deploymentSettings,
  ...clinicSettings,
  ...easypaySettings,
  DATABASE_URL: databaseUrl,
  SITE_ORIGIN: ofKind('publicOrigin', z.string()),
  OWN_SECRET: ownSecret,
  SMTP_HOST: ofKind('mailServer', z.string()),
});

const right = {
  DEPLOYMENT: 'rehearsal',
  SANDBOX_ORIGIN: 'https://sandbox.ensaio.clinica.pt',
  DATABASE_URL: 'postgres://clinic@127.0.0.1/rehearsal',
  SITE_ORIGIN: 'https://ensaio.clinica.pt',
  CLINIC_SERVICE_URL: 'https://sandbox.ensaio.clinica.pt/clinic/graphql',
  CLINIC_SERVICE_KEY: 'sandbox-4f0a1c',
  CLINIC_SERVICE_APP_ID: 'website',
  EASYPAY_URL: 'https://sandbox.ensaio.clinica.pt/easypay',
  EASYPAY_API_KEY: 'sandbox-77aa01',
  OWN_SECRET: randomBytes(32).toString('base64'),
  SMTP_HOST: 'sandbox.ensaio.clinica.pt',
};
const start = (changes: Record<string, string | undefined>) => () => parseEnv('site', schema, { ...right, ...changes });

test('a rehearsal against the sandbox starts', () => expect(start({})).not.toThrow());

test('so does one on a single machine, where the sandbox is named', () => {
  const own = 'http://127.0.0.1:3002';
  const onOneMachine = {
    SANDBOX_ORIGIN: own,
    CLINIC_SERVICE_URL: `${own}/clinic/graphql`,
    EASYPAY_URL: `${own}/easypay`,
    SMTP_HOST: '127.0.0.1',
  };
  expect(start({ ...onOneMachine, SITE_ORIGIN: 'http://localhost:3000' })).not.toThrow();
});

test.each<[setting: string, why: string, value: string | undefined]>([
  ['SANDBOX_ORIGIN', 'missing', undefined],
  ['CLINIC_SERVICE_URL', 'the real one', 'https://agenda.fornecedor.pt/graphql'],
  ['EASYPAY_URL', 'the real one', 'https://api.prod.easypay.pt'],
  ['EASYPAY_URL', 'the company’s own test place', 'https://api.test.easypay.pt'],
  ['EASYPAY_API_KEY', 'a real one', 'b1946ac9-2c4b-4e2c-9d5b'],
  ['CLINIC_SERVICE_KEY', 'published', 'only-for-local-use-never-in-production'],
  ['SMTP_HOST', 'one that reaches patients', 'smtp.fornecedor.pt'],
  ['OWN_SECRET', 'published', 'only-for-local-use-never-in-production'],
  ['SITE_ORIGIN', 'not encrypted', 'http://ensaio.clinica.pt'],
])('a rehearsal does not start with %s %s', (setting, _, value) => {
  expect(start({ [setting]: value })).toThrow(new RegExp(`^  ${setting}: `, 'm'));
});

test('production refuses the settings of a rehearsal', () => {
  const asProduction = start({ DEPLOYMENT: undefined });
  for (const name of ['SANDBOX_ORIGIN', 'CLINIC_SERVICE_URL', 'CLINIC_SERVICE_KEY', 'EASYPAY_URL', 'EASYPAY_API_KEY', 'SITE_ORIGIN'])
    expect(asProduction).toThrow(new RegExp(`^  ${name}: `, 'm'));
});
