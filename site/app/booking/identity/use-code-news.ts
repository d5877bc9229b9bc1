import { otherWayAfterSeconds, withoutCodeAfterSeconds } from '@clinic/core/identity/codes/code-figures';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** While somebody waits, the page learns by itself that no code could be sent; without script it does so when it is loaded anew. */
export function useCodeNews(isStuck: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isStuck) return;
    const seconds = [otherWayAfterSeconds, withoutCodeAfterSeconds + 2, 2 * withoutCodeAfterSeconds];
    const timers = seconds.map((after) => setTimeout(() => void revalidate(), after * 1_000));
    return () => timers.forEach(clearTimeout);
  }, [isStuck, revalidate]);
}
