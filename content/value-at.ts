export const valueAt = (holder: unknown, name: string | number): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, name)
    ? (holder as Record<string | number, unknown>)[name]
    : undefined;
