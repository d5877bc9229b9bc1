/**
 * The question to show: the one that is asked for if all before it are answered, so that nobody reaches an end with a hole in the
 * middle; else the first without an answer. Null if none is asked for or open.
 */
export function questionToAsk<Q extends string>(order: readonly Q[], answered: Partial<Record<Q, unknown>>, asked: Q | null): Q | null {
  const open = order.find((question) => answered[question] === undefined) ?? null;
  if (asked === null) return open;
  return open === null || order.indexOf(asked) <= order.indexOf(open) ? asked : open;
}
