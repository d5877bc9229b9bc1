import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readEnv } from './env.ts';

const drawn = () => randomBytes(32).toString('base64');
const inProduction = {
  DATABASE_URL: 'postgres://clinic@db.clinica.pt/clinic?sslmode=verify-full',
  BACKOFFICE_URL: 'http://10.0.0.7:3001',
  DATA_KEYS: `2026a:${drawn()}`,
  SITE_ORIGIN: 'https://www.clinica.pt',
  BACKOFFICE_ORIGIN: 'https://gestao.clinica.pt',
  PREVIEW_SECRET: drawn(),
  CLINIC_SERVICE_URL: 'https://agenda.fornecedor.pt/graphql',
  CLINIC_SERVICE_KEY: 'kQ81-77f2-aa0d',
  CLINIC_SERVICE_APP_ID: 'website',
  VISIT_LINK_SECRET: drawn(),
  MEDIA_DIR: '/srv/media',
  DOCUMENTS_DIR: '/srv/documents',
  LIBRARY_FILE: '/srv/site/library.ndjson.gz',
  CLINIC_PHONE: '+351 213 456 789',
  TRUSTED_PROXIES: '10.0.0.0/8',
};

test('a complete production environment starts', () => expect(readEnv(inProduction).DEPLOYMENT).toBe('production'));

test('production refuses the settings of a developer’s machine and names each of them', () => {
  const published = 'only-for-local-use-never-in-production';
  const wrong = {
    DATA_KEYS: 'local:b25seS1mb3ItbG9jYWwtdXNlLW5ldmVyLWluLXByb2Q=',
    SITE_ORIGIN: 'http://localhost:3000',
    ALSO_ACCEPTED_ORIGINS: 'http://127.0.0.1:3000',
    BACKOFFICE_ORIGIN: 'http://localhost:3001',
    PREVIEW_SECRET: published,
    CLINIC_SERVICE_URL: 'http://127.0.0.1:3002/clinic/graphql',
    CLINIC_SERVICE_KEY: published,
    VISIT_LINK_SECRET: published,
    CLINIC_PHONE: undefined,
    TRUSTED_PROXIES: undefined,
    GALLERY: 'on',
  };
  for (const name of Object.keys(wrong)) expect(() => readEnv({ ...inProduction, ...wrong })).toThrow(new RegExp(`^  ${name}: `, 'm'));
  expect(() => readEnv({ ...inProduction, ...wrong })).not.toThrow(published);
});

test('half the settings of a storage for documents are refused, and those that are missing named', () => {
  const start = () => readEnv({ ...inProduction, DOCUMENTS_S3_URL: 'https://s3.fornecedor.pt', DOCUMENTS_S3_BUCKET: 'documentos' });
  for (const name of ['DOCUMENTS_S3_REGION', 'DOCUMENTS_S3_KEY_ID', 'DOCUMENTS_S3_SECRET'])
    expect(start).toThrow(new RegExp(`^  ${name}: is missing`, 'm'));
});

test('whom to tell about a vulnerability is said with its last day, and as an address that programs understand', () => {
  const named = { ...inProduction, SECURITY_CONTACT: 'mailto:seguranca@clinica.pt, https://www.clinica.pt/pt/contactos' };
  const whole = { ...named, SECURITY_CONTACT_EXPIRES: '2027-11-01' };
  expect(readEnv(whole).SECURITY_CONTACT).toEqual(['mailto:seguranca@clinica.pt', 'https://www.clinica.pt/pt/contactos']);
  expect(() => readEnv(named)).toThrow('SECURITY_CONTACT_EXPIRES: is needed beside the other of the two');
  expect(() => readEnv({ ...inProduction, SECURITY_CONTACT_EXPIRES: '2027-11-01' })).toThrow('SECURITY_CONTACT: is needed');
  expect(() => readEnv({ ...whole, SECURITY_CONTACT: 'seguranca@clinica.pt' })).toThrow('must begin with mailto:');
  expect(() => readEnv({ ...whole, SECURITY_CONTACT_EXPIRES: '1.11.2027' })).toThrow('must be a day');
});
