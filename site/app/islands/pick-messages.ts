type Messages = { [key: string]: unknown };

/** Only what stands under `components.carousel`, in its place. */
export function pickMessages(messages: Messages, namespace: string): Messages {
  const [first = '', ...rest] = namespace.split('.');
  const found = messages[first];
  return { [first]: rest.length > 0 && isTree(found) ? pickMessages(found, rest.join('.')) : found };
}

const isTree = (value: unknown): value is Messages => typeof value === 'object' && value !== null && !Array.isArray(value);
