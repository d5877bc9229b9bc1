import { expect, test } from 'vitest';
import { z } from 'zod';
import { deploymentSettings } from '../../settings/deployment.ts';
import { parseEnv } from '../../settings/read-env.ts';
import { documentFilesFrom, documentStorageOf, documentStorageSettings, refuseHalfStorage } from './document-files.ts';

const schema = z.object({ ...deploymentSettings, ...documentStorageSettings }).superRefine(refuseHalfStorage);
const folder = { DOCUMENTS_DIR: '/srv/documents' };
const bucket = {
  DOCUMENTS_S3_URL: 'https://s3.fornecedor.pt',
  DOCUMENTS_S3_BUCKET: 'documentos-da-clinica',
  DOCUMENTS_S3_REGION: 'eu-south-2',
  DOCUMENTS_S3_KEY_ID: 'AKIA31KD0942MMXQ',
  DOCUMENTS_S3_SECRET: 'kd93/Lq0xX2+vmB71aTzZ58hRwYpN4e6',
};
const start = (changes: Record<string, string | undefined>) => () => parseEnv('site', schema, { ...folder, ...bucket, ...changes });

test('production starts with a folder alone, and with a bucket', () => {
  expect(start(Object.fromEntries(Object.keys(bucket).map((name) => [name, undefined])))).not.toThrow();
  expect(start({})()).toMatchObject(bucket);
});

test.each(Object.keys(bucket))('without %s the others are refused', (missing) => {
  expect(start({ [missing]: undefined })).toThrow(new RegExp(`^  ${missing}: is missing`, 'm'));
  expect(() => documentFilesFrom({ ...folder, ...bucket, [missing]: undefined })).toThrow('go together');
});

test.each([
  ['DOCUMENTS_S3_URL', 'not encrypted', 'http://s3.fornecedor.pt'],
  ['DOCUMENTS_S3_URL', 'on this machine', 'https://127.0.0.1:9000'],
  ['DOCUMENTS_S3_URL', 'no address of the web', 'ftp://s3.fornecedor.pt'],
  ['DOCUMENTS_S3_BUCKET', 'no name of a bucket', 'Documentos/2026'],
  ['DOCUMENTS_S3_SECRET', 'published', 'only-for-local-use-never-in-production'],
  ['DOCUMENTS_S3_SECRET', 'short', 'kd93/Lq0'],
])('production does not start with %s that is %s, and quotes nothing', (name, _, value) => {
  expect(start({ [name]: value })).toThrow(new RegExp(`^  ${name}: `, 'm'));
  expect(start({ [name]: value })).not.toThrow(value);
});

test('whoever is handed the place of documents is handed nothing else', () => {
  const env = { ...folder, ...bucket, DATA_KEYS: 'a key', SMTP_PASSWORD: 'a password' };
  expect(documentStorageOf(env)).toEqual({ ...folder, ...bucket });
});
