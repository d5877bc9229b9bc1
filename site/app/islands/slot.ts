import { createContext, type ReactNode, useContext } from 'react';

/** Whether this tree is an island that was woken in the browser: what other components rendered inside it is only there as HTML. */
const Woken = createContext(false);
export const WokenProvider = Woken.Provider;
export const useIsWoken = (): boolean => useContext(Woken);

/**
 * For an element of an island whose content comes from outside, such as a slide: rendered on the server, and in the browser left as it
 * stands. React never looks inside an element whose HTML was set.
 */
export function useSlot() {
  const woken = useIsWoken();
  return (content: ReactNode) =>
    woken
      ? { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true, 'data-slot': '' }
      : { children: content, 'data-slot': '' };
}
