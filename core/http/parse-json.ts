/** `undefined` for a text that is no JSON: what others send is checked by a schema, which refuses that too. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
