import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const client = path.join(import.meta.dirname, 'build/client');

/** Built files never change, so they are packed once, as tightly as possible. */
for await (const name of glob('**/*.{js,css,svg,json,webmanifest,txt}', { cwd: client })) {
  const file = path.join(client, name);
  const raw = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(raw, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
