import { useEffect, useState } from 'react';
import { useHydrated } from '../../components/use-hydrated.ts';

/** Counts down to 0. Without script nothing can count, so nobody is made to wait: 0 on the server too. */
export function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = Date.now() + seconds * 1_000;
    setLeft(seconds);
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((until - Date.now()) / 1_000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [seconds]);
  return useHydrated() ? left : 0;
}
