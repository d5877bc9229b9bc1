/** The parts of a stored text that the back office looks at. */
export type RichTextNode = {
  type?: unknown;
  tag?: unknown;
  text?: unknown;
  listType?: unknown;
  relationTo?: unknown;
  value?: unknown;
  fields?: unknown;
  children?: RichTextNode[];
};

/** Every node of a text, outermost first; nothing where there is no text. */
export function* nodesOf(value: unknown): Generator<RichTextNode> {
  if (typeof value !== 'object' || value === null) return;
  const { root, children } = value as { root?: unknown; children?: unknown };
  if (root) yield* nodesOf(root);
  for (const child of Array.isArray(children) ? children : []) {
    yield child as RichTextNode;
    yield* nodesOf(child);
  }
}
