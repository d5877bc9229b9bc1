// node site/app/art/gen/build.mjs  → writes every drawing of this folder's parent.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { files as brand } from './brand.mjs';
import { glyphFiles } from './glyphs.mjs';
import { iconFiles } from './icons.mjs';
import { files as scenes } from './scenes.mjs';
import { namesOf, spriteOf } from './sprites.mjs';
import { files as tiles } from './tiles.mjs';

const art = join(dirname(fileURLToPath(import.meta.url)), '..');
const put = (dir, files) => {
  mkdirSync(join(art, dir), { recursive: true });
  for (const [name, svg] of Object.entries(files)) writeFileSync(join(art, dir, `${name}.svg`), svg);
};
put('tiles', tiles);
put('brand', brand);
put('scenes', scenes);
put('.', { icons: spriteOf(iconFiles), glyphs: spriteOf(glyphFiles) });
writeFileSync(join(art, 'names.ts'), namesOf(iconFiles, glyphFiles));
