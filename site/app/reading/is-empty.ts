import type { FilmSection, Section } from '@clinic/core/content/shapes/page-parts';
import type { Inline, ListItem, RichBlock, RichText } from '@clinic/core/content/shapes/rich-text';

const says = (children: Inline[]): boolean =>
  children.some((inline) => (inline.kind === 'words' ? inline.text.trim() !== '' : inline.kind !== 'break' && says(inline.children)));
const itemSays = ({ children, list }: ListItem): boolean => says(children) || (list?.items.some(itemSays) ?? false);

function blockSays(block: RichBlock): boolean {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return says(block.children);
    case 'list':
      return block.items.some(itemSays);
    case 'picture':
      return true;
    case 'rule':
      return false;
    default:
      return block satisfies never;
  }
}

/** Whether there is anything to read; an editor's empty paragraphs are nothing. */
export const hasText = (text: RichText): boolean => text.some(blockSays);

/** A section without words, picture and film is left out, with its line in the page's menu. A title alone is no section. */
export const hasContent = (section: Section & Partial<FilmSection>): boolean =>
  hasText(section.text) || Boolean(section.picture) || Boolean(section.film);
