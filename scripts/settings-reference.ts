import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { settingsReference } from './settings-reference/write-reference.ts';
import { root } from './stack/folders.ts';

/** `node scripts/settings-reference.ts` writes docs/settings.md anew from the settings that each process reads. */
await writeFile(path.join(root, 'docs/settings.md'), settingsReference());
