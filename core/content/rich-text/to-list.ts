import type { ListItem } from '../shapes/rich-text.ts';
import type { RawNode } from './lexical.ts';
import type { TextLinks } from './links.ts';
import { toInline } from './to-inline.ts';

type List = { ordered: boolean; items: ListItem[] };

export const toList = (node: RawNode, links: TextLinks): List => ({
  ordered: node.listType === 'number',
  items: node.children.reduce<ListItem[]>((items, child) => add(items, toItem(child, links)), []),
});

function toItem(node: RawNode, links: TextLinks): ListItem {
  const isList = ({ type }: RawNode) => type === 'list';
  const own = node.type === 'listitem' ? node.children : [node];
  const below = own.filter(isList).map((child) => toList(child, links));
  return {
    children: toInline(
      own.filter((child) => !isList(child)),
      links,
    ),
    list: below.reduce<List | null>(joined, null),
  };
}

/** Lexical stores a nested list in a separate item without text, after the item that it belongs to. */
function add(items: ListItem[], item: ListItem): ListItem[] {
  if (item.children.length > 0) return [...items, item];
  if (!item.list) return items;
  const last = items.at(-1);
  return last ? [...items.slice(0, -1), { ...last, list: joined(last.list, item.list) }] : item.list.items;
}

const joined = (first: List | null, second: List): List => (first ? { ...first, items: [...first.items, ...second.items] } : second);
