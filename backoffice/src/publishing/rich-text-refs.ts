import { isFields, refTo } from '@clinic/core/content/library/published-row';

type Pointer = { relationTo?: unknown; value?: unknown };

const pointed = <T extends Pointer>(pointer: T): T =>
  typeof pointer.relationTo === 'string' && typeof pointer.value === 'number'
    ? { ...pointer, value: refTo(pointer.relationTo, pointer.value) }
    : pointer;

/** The editor's tree of nodes, in which pictures and links inside the site name their documents as everything else does. */
export function withRefs(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withRefs);
  if (!isFields(node)) return node;
  const inner = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, withRefs(value)]));
  if (node['type'] === 'upload') return pointed(inner);
  const fields = inner['fields'];
  return isFields(fields) && isFields(fields['doc']) ? { ...inner, fields: { ...fields, doc: pointed(fields['doc']) } } : inner;
}
