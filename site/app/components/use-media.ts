import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds; on the server, what is said for it. */
export function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}

export const useReducedMotion = () => useMedia('(prefers-reduced-motion: reduce)', true);
