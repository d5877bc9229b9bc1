'use client';

import { useEffect, useState } from 'react';

/**
 * A place in the page's own flow, between its header and its content: there the card covers nothing. Payload has no place of its own there,
 * and what stands in the header cannot be as wide as the page.
 */
export function useTourRoom(): HTMLElement | null {
  const [room, setRoom] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const header = document.querySelector('.template-default__wrap > .app-header');
    const made = document.createElement('div');
    header?.after(made);
    setRoom(header ? made : null);
    return () => made.remove();
  }, []);
  return room;
}
