/** Parsing some hundred rows for every request would be waste: the answer of the CMS is the same object until it changes. */
export function oncePerAnswer<T>(parse: (body: unknown) => T) {
  const parsed = new WeakMap<object, T>();
  return (body: unknown): T => {
    if (typeof body !== 'object' || body === null) return parse(body);
    const known = parsed.get(body) ?? parse(body);
    parsed.set(body, known);
    return known;
  };
}
