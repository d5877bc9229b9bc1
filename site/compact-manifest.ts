import { deepStrictEqual } from 'node:assert';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';

type Route = { id: string; path: string; module: string; imports: string[]; css: string[] };
type Manifest = { routes: Record<string, Route> };

const assets = path.join(import.meta.dirname, 'build/client/assets');

/** Evaluated in a context of its own, then parsed: objects of another context never equal ours. */
function evaluate(script: string): Manifest {
  return JSON.parse(runInNewContext(`var window = {}; ${script}; JSON.stringify(window.__reactRouterManifest)`));
}

/** Of most pages. */
const usual = {
  ...{ hasAction: false, hasLoader: true, hasDefaultExport: true, hasErrorBoundary: false },
  ...{ hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false },
};
const isUsual = ([name, value]: [string, unknown]) => (usual as Record<string, unknown>)[name] === value;

/**
 * Every page loads the list of all routes and of the files each needs. The names of files, and what the two languages of a page have in
 * common, are written once and the rest refers to them by number: half the size.
 */
function compact({ routes, ...rest }: Manifest): string {
  const files: string[] = [];
  const pages: string[] = [];
  const numberIn = <Item>(list: Item[], item: Item) => (list.includes(item) ? list.indexOf(item) : list.push(item) - 1);
  const fileNumber = (file: string) => numberIn(files, file.replace(/^\/assets\//, ''));

  const rows = Object.values(routes).map(({ id, path: address, module, imports, css, ...flags }) => {
    const unusual = Object.fromEntries(Object.entries(flags).filter((flag) => !isUsual(flag)));
    return [id, address, numberIn(pages, JSON.stringify([unusual, fileNumber(module), imports.map(fileNumber), css.map(fileNumber)]))];
  });
  return [
    `const f=${JSON.stringify(files.join())}.split(',').map(n=>'/assets/'+n),n=l=>l.map(i=>f[i])`,
    `p=[${pages}].map(([u,m,i,c])=>({...${JSON.stringify(usual)},...u,module:f[m],imports:n(i),css:n(c)}))`,
    `window.__reactRouterManifest={...${JSON.stringify(rest)},routes:Object.fromEntries(${JSON.stringify(rows)}.map(([id,path,i])=>[id,{...p[i],id,path}]))}`,
  ]
    .join(',')
    .replace(',window.', ';window.');
}

for await (const name of glob('manifest-*.js', { cwd: assets })) {
  const file = path.join(assets, name);
  const written = evaluate(await readFile(file, 'utf8'));
  const script = compact(written);
  deepStrictEqual(evaluate(script), written);
  await writeFile(file, script);
}
