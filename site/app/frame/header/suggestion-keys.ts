/** What a key does while suggestions are open; undefined leaves it to the field. */
export type KeyEffect = { kind: 'move'; to: number | null } | { kind: 'choose'; option: number } | { kind: 'close' };

/**
 * By the pattern for editable comboboxes: arrows go round through the list and the field itself, Enter takes what is marked,
 * Escape closes. `marked` is null while the field itself is meant.
 */
export function keyEffect(key: string, marked: number | null, count: number): KeyEffect | undefined {
  if (count === 0) return undefined;
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return { kind: 'move', to: marked === null ? 0 : marked === last ? null : marked + 1 };
    case 'ArrowUp':
      return { kind: 'move', to: marked === null ? last : marked === 0 ? null : marked - 1 };
    case 'Enter':
      return marked === null ? undefined : { kind: 'choose', option: marked };
    case 'Escape':
      return { kind: 'close' };
    default:
      return undefined;
  }
}
