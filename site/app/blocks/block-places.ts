import type { Block } from '@clinic/core/content/shapes/blocks';

/** A section's id; one without an anchor of its own is known by its place. */
export const blockId = (block: Block, index: number): string => ('anchor' in block && block.anchor) || `seccao-${index + 1}`;

/** The page's own menu: the sections that editors gave a name in it. */
export const blockMenu = (blocks: Block[]): { id: string; title: string }[] =>
  blocks.flatMap((block, index) => ('menu' in block && block.menu ? [{ id: blockId(block, index), title: block.menu }] : []));

/** One section that asks for it is enough. */
export const endsWithBanner = (blocks: Block[]): boolean => !blocks.some((block) => block.kind === 'content' && block.noBanner);

export type HeadingTag = 'h2' | 'h3' | 'h4';

/** Levels are never skipped: until a page has a heading of the second level, every title is one. */
export function headingTags(blocks: Block[]): ('h2' | 'h3')[] {
  let hasSecond = false;
  return blocks.map((block) => {
    const wanted = block.kind === 'content' ? block.look.headingTag : 'h2';
    const tag = hasSecond ? wanted : 'h2';
    hasSecond ||= titleOf(block) !== '';
    return tag;
  });
}

/** The level of what stands inside a section: below its title, or in its place. */
export function tagBelow(title: string, tag: 'h2' | 'h3'): HeadingTag {
  if (!title) return tag;
  return tag === 'h2' ? 'h3' : 'h4';
}

const titleOf = (block: Block) => (block.kind === 'faqs' ? block.faqs.title : block.title);
