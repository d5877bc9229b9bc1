export type CommandBlock = {
  /** The heading above it, and its number there. */
  where: string;
  commands: string;
  /** What it needs that a machine for trying things out does not have; null where it is run. */
  needs: string | null;
};

const fence = /^( *)```(\S*)(?: needs=(\S+))?\n(.*?)\n\1```$/gms;

/** The blocks of a page that are commands: `sh` are run as they stand, `sh needs=systemd` and the like are only listed; `text` is none. */
export function commandBlocks(page: string): CommandBlock[] {
  const headings = [...page.matchAll(/^## (.+)$/gm)];
  const counts = new Map<string, number>();
  return [...page.matchAll(fence)].flatMap((found) => {
    const [, indent = '', language, needs, body = ''] = found;
    const heading = headings.filter(({ index }) => index < found.index).at(-1)?.[1] ?? '';
    if (language === 'text') return [];
    if (language !== 'sh') throw new Error(`a block below “${heading}” does not say that it is commands (sh)`);
    const number = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, number);
    return { where: `${heading}, ${number}`, commands: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''), needs: needs ?? null };
  });
}
