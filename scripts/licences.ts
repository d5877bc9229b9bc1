import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { licencePage, licencesInUse } from './packages/licences.ts';
import { root } from './stack/folders.ts';

/** `pnpm licence-page` writes docs/licences.md anew from what is installed. */
await writeFile(path.join(root, 'docs/licences.md'), licencePage(await licencesInUse()));
