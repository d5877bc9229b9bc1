import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * React Router marks with “#” a style sheet that a part loaded later needs too: the part then brings a link of its own, which stays when the
 * page is left inside the app. What every page links is never left. Without its mark the part finds it, and it does not come a second time,
 * behind the styles of the page. For the server and the browser alike, which must write the same link.
 */
const marked = /(\/assets\/site-[\w-]+\.css)#/g;

for await (const name of glob(['client/assets/manifest-*.js', 'server/assets/server-build-*.js'], {
  cwd: path.join(import.meta.dirname, 'build'),
})) {
  const file = path.join(import.meta.dirname, 'build', name);
  const written = await readFile(file, 'utf8');
  const unmarked = written.replaceAll(marked, '$1');
  if (unmarked === written) throw new Error(`no style sheet of all pages in ${name}`);
  await writeFile(file, unmarked);
}
