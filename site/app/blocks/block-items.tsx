import type { ContentBlock } from '@clinic/core/content/shapes/blocks';
import type { HeadingTag } from './block-places.ts';
import { ItemCards } from './item-cards.tsx';
import { ItemRows } from './item-rows.tsx';
import { ItemSteps } from './item-steps.tsx';
import type { Item } from './item-words.tsx';

type Props = {
  items: Item[];
  arrangement: ContentBlock['look']['arrangement'];
  tag: HeadingTag;
  /** Colours the words by the section's ground; cards bring a ground of their own. */
  ink: string;
};

/** The short pieces of a section: as cards, as numbered steps, or as plain rows. */
export function BlockItems({ items, arrangement, tag, ink }: Props) {
  switch (arrangement) {
    case 'cards':
      return <ItemCards items={items} tag={tag} />;
    case 'steps':
      return <ItemSteps items={items} tag={tag} ink={ink} />;
    case 'none':
    case 'narrow':
    case 'wide':
      return <ItemRows items={items} tag={tag} ink={ink} />;
    default:
      return arrangement satisfies never;
  }
}
