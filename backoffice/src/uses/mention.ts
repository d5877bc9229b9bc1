import { isFields } from '@clinic/core/content/library/published-row';
import type { Leaf } from '../publish-rules/publish-rule.ts';

/** What may be named: a document, and the addresses at which readers find it. What exists once has no number and is named by these alone. */
export type Named = { collection: string; id: number | null; paths: string[] };

/** `relation`: chosen in a field; `file`: shown as picture or PDF; `textLink`: linked in a text; `address`: written out as an address. */
export type Mention = 'relation' | 'file' | 'textLink' | 'address';

const pathOf = (written: string): string => {
  const [bare = ''] = written.split(/[?#]/);
  return bare.length > 1 ? bare.replace(/\/+$/, '') : bare;
};

const isWritten = (value: unknown, { paths }: Named): boolean => typeof value === 'string' && paths.includes(pathOf(value));

const isPointer = (value: unknown, { collection, id }: Named): boolean =>
  isFields(value) && value['relationTo'] === collection && value['value'] === id;

function mentionInText(node: unknown, named: Named): Mention | null {
  if (Array.isArray(node)) return node.map((inner) => mentionInText(inner, named)).find((found) => found !== null) ?? null;
  if (!isFields(node)) return null;
  if (node['type'] === 'upload' && isPointer(node, named)) return 'file';
  const link = node['fields'];
  if (isFields(link) && isPointer(link['doc'], named) && link['linkType'] === 'internal') return 'textLink';
  if (isFields(link) && link['linkType'] !== 'internal' && isWritten(link['url'], named)) return 'address';
  return mentionInText(Object.values(node), named);
}

/** How one value of a document names another document; null where it does not. */
export function mentionIn({ field, value }: Leaf, named: Named): Mention | null {
  if (field.type === 'richText') return mentionInText(value, named);
  if (field.type !== 'relationship' && field.type !== 'upload') return isWritten(value, named) ? 'address' : null;
  const { relationTo } = field;
  const isNamed = (one: unknown) =>
    typeof relationTo === 'string' ? relationTo === named.collection && one === named.id : isPointer(one, named);
  if (!(Array.isArray(value) ? value : [value]).some(isNamed)) return null;
  return field.type === 'upload' ? 'file' : 'relation';
}
