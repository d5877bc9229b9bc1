'use client';

import { type PropsWithChildren, type ReactNode, useEffect, useState } from 'react';

type Props = PropsWithChildren<{ minutes: number; over: ReactNode }>;

/** What a press opened leaves the screen by itself, so that a page left open shows it to nobody. What is typed elsewhere on the page stays. */
export function ShownFor({ minutes, over, children }: Props) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), minutes * 60_000);
    return () => clearTimeout(timer);
  }, [minutes]);
  return isOver ? over : children;
}
