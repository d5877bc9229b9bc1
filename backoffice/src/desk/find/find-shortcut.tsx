'use client';

import { useEffect } from 'react';
import { isLetterKey, isPressedAlone } from '../../frame/letter-keys.ts';

/** The link of each row: what was found, and what is to be done. */
const rowLinks = '.desk-found td:first-child a, .desk-what a';

/** Only from one row to another: elsewhere the arrows move the page. */
function toRow(from: Element | null, step: 1 | -1): boolean {
  const links = [...document.querySelectorAll<HTMLElement>(rowLinks)];
  const next = from instanceof HTMLElement && links.includes(from) ? links[links.indexOf(from) + step] : undefined;
  next?.focus();
  return next !== undefined;
}

/** `/` leads to the box from wherever one is, unless something is being typed. On the list of what was found, Enter opens the first, the arrows lead on. */
export function FindShortcut() {
  useEffect(() => {
    document.querySelector<HTMLElement>('.desk-found td:first-child a')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '/' && isLetterKey(event)) {
        event.preventDefault();
        document.querySelector<HTMLInputElement>('#desk-find')?.focus();
      } else if (isPressedAlone(event) && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
        if (toRow(document.activeElement, event.key === 'ArrowDown' ? 1 : -1)) event.preventDefault();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return null;
}
