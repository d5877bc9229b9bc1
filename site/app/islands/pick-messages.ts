type Messages = { [key: string]: unknown };

/** Only what stands under the given names, such as `components.carousel`, in its place. */
export function pickMessages(messages: Messages, namespaces: readonly string[]): Messages {
  const picked: Messages = {};
  for (const namespace of namespaces) copyInto(picked, messages, namespace.split('.'));
  return picked;
}

/** What was picked before stays beside it; `from` is shared by all pages and never written to. */
function copyInto(into: Messages, from: Messages, [name = '', ...rest]: string[]): void {
  const found = from[name];
  if (rest.length === 0 || !isTree(found)) {
    into[name] = found;
    return;
  }
  const known = into[name];
  const within = isTree(known) ? { ...known } : {};
  copyInto(within, found, rest);
  into[name] = within;
}

const isTree = (value: unknown): value is Messages => typeof value === 'object' && value !== null && !Array.isArray(value);
