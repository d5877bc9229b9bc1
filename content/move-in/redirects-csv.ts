/** An old address and where its page is now, as paths; `line` is where it stands in the file. */
export type RedirectLine = { from: string; to: string; line: number };

/** Reads `old,new` (or `old;new`), with or without a first line of names. Old addresses may be written in full. */
export function readRedirectsCsv(text: string): { redirects: RedirectLine[]; problems: string[] } {
  const redirects: RedirectLine[] = [];
  const problems: string[] = [];
  for (const [index, row] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const [from = '', to = ''] = cells(row);
    if (row.trim() === '' || (index === 0 && !from.includes('/'))) continue;
    const [oldPath, newPath] = [pathIn(from), pathIn(to)];
    if (oldPath === null || newPath === null) problems.push(`linha ${index + 1}: «${row.slice(0, 200)}»`);
    else redirects.push({ from: oldPath, to: newPath, line: index + 1 });
  }
  return { redirects, problems };
}

const cells = (row: string): string[] =>
  [...row.matchAll(/(?:^|[,;])\s*(?:"(?<quoted>(?:[^"]|"")*)"|(?<plain>[^,;]*))/g)].map(({ groups }) =>
    (groups?.['quoted']?.replaceAll('""', '"') ?? groups?.['plain'] ?? '').trim(),
  );

/** Without host, query and closing slash, which the site settles by itself. */
function pathIn(address: string): string | null {
  const base = 'https://site.invalid';
  if (!/^(?:https?:\/)?\//.test(address) || !URL.canParse(address, base)) return null;
  const path = decodeURI(new URL(address, base).pathname).replace(/\/+$/, '');
  return path === '' || /\s/.test(path) ? null : path;
}
