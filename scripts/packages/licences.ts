import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../stack/folders.ts';

export type LicensedPackage = { name: string; licence: string };

/** May be used in what we hand out, without handing out our own sources and without asking anybody. */
const permitted = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0', 'Unlicense', 'WTFPL'],
  ...['Python-2.0', 'Zlib'],
]);

/** Others that were looked at, each with the reason why it may stay. A part of a name that ends in `*` stands for the whole family. */
const lookedAt: Record<string, string> = {
  'LGPL-3.0-or-later @img/sharp-libvips-*': 'a library of its own beside ours, unchanged, which anybody may replace',
  'MPL-2.0 @resvg/resvg-js*': 'what draws pictures for sharing, its own files unchanged',
  'MPL-2.0 satori': 'what draws pictures for sharing, its own files unchanged',
  'CC-BY-4.0 caniuse-lite': 'a table of browsers, which is named here',
};

/** One of several to choose from is enough. */
const isPermitted = (licence: string) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => permitted.has(one));

const isOf = (pattern: string, name: string) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern);

export function licenceReason({ name, licence }: LicensedPackage): string | undefined {
  if (isPermitted(licence)) return '';
  return Object.entries(lookedAt).find(([key]) => {
    const [of = '', pattern = ''] = key.split(' ');
    return of === licence && isOf(pattern, name);
  })?.[1];
}

/** What the installed packages say of themselves; without those that only developers use. */
export async function licencesInUse(): Promise<LicensedPackage[]> {
  const { stdout } = await promisify(execFile)('pnpm', ['--recursive', 'licenses', 'list', '--prod', '--json'], {
    ...{ cwd: root, maxBuffer: 64 * 1024 * 1024 },
  });
  const byLicence = JSON.parse(stdout) as Record<string, { name: string }[]>;
  return Object.entries(byLicence)
    .flatMap(([licence, packages]) => packages.map(({ name }) => ({ name, licence })))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/** docs/licences.md, by licence. Versions are in the lock file; they would make this page stale with every update. */
export function licencePage(packages: LicensedPackage[]): string {
  const byLicence = [...Map.groupBy(packages, ({ licence }) => licence)].toSorted(([, one], [, other]) => other.length - one.length);
  const sections = byLicence.map(([licence, those]) => {
    const reasons = new Set(those.flatMap((one) => licenceReason(one) || []));
    const why = reasons.size > 0 ? `Kept because it is ${[...reasons].join('; ')}.\n\n` : '';
    return `## ${licence} (${those.length})\n\n${why}${[...new Set(those.map(({ name }) => `\`${name}\``))].join(', ')}\n`;
  });
  return `${heading}${sections.join('\n')}`;
}

const heading = `# Licences of what we build on

Written by \`pnpm licence-page\` from the installed packages that reach an image (on Linux with an x64 processor); do not edit it by hand. A licence that is not permitted in
\`scripts/packages/licences.ts\` fails \`pnpm test\`, until it is looked at there. Versions stand in \`pnpm-lock.yaml\`, and in the bill of materials of each image (\`/app/sbom.cdx.json\`).

`;
