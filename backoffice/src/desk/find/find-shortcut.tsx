'use client';

import { useEffect } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** `/` leads to the box from wherever one is, unless something is being typed. On the list of what was found, Enter opens the first. */
export function FindShortcut() {
  useEffect(() => {
    document.querySelector<HTMLElement>('.desk-found a')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      document.querySelector<HTMLInputElement>('#desk-find')?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return null;
}
