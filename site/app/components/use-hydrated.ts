import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and until the browser has taken over: what is shown then must work without JavaScript. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
