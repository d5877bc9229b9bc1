type Messages = { [key: string]: unknown };

/** Only what stands under the given names, such as `components.carousel`, in its place. */
export function pickMessages(messages: Messages, namespaces: readonly string[]): Messages {
  const picked: Messages = {};
  for (const namespace of namespaces) {
    const [first = '', ...rest] = namespace.split('.');
    const found = messages[first];
    const within = rest.length > 0 && isTree(found) ? pickMessages(found, [rest.join('.')]) : found;
    picked[first] = isTree(picked[first]) && isTree(within) ? { ...picked[first], ...within } : within;
  }
  return picked;
}

const isTree = (value: unknown): value is Messages => typeof value === 'object' && value !== null && !Array.isArray(value);
