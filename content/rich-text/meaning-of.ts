import { valueAt } from '../value-at.ts';

export const isRichText = (value: unknown): boolean => typeof valueAt(value, 'root') === 'object';

/** What a reader would notice: the back office adds ids, versions and defaults of its own to every node it stores. */
export const comparableText = (richText: unknown): string => JSON.stringify(nodeMeaning(valueAt(richText, 'root')));

const kept = ['type', 'tag', 'listType', 'text', 'relationTo'];

function nodeMeaning(node: unknown): unknown {
  const children = valueAt(node, 'children');
  const type = valueAt(node, 'type');
  return {
    ...Object.fromEntries(kept.flatMap((name) => (valueAt(node, name) === undefined ? [] : [[name, valueAt(node, name)]]))),
    ...(type === 'text' ? { format: valueAt(node, 'format') } : {}),
    ...(type === 'upload' ? { value: idOf(valueAt(node, 'value')) } : {}),
    ...(type === 'link' ? { link: linkMeaning(valueAt(node, 'fields')) } : {}),
    ...(Array.isArray(children) ? { children: children.map(nodeMeaning) } : {}),
  };
}

const linkMeaning = (fields: unknown) => ({
  type: valueAt(fields, 'linkType'),
  url: valueAt(fields, 'linkType') === 'internal' ? null : valueAt(fields, 'url'),
  newTab: valueAt(fields, 'newTab') ?? false,
  document: [valueAt(valueAt(fields, 'doc'), 'relationTo'), idOf(valueAt(valueAt(fields, 'doc'), 'value'))],
});

const idOf = (value: unknown): unknown => valueAt(value, 'id') ?? value;
