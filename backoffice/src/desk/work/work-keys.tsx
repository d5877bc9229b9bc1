'use client';

import { useEffect, useState } from 'react';
import { isLetterKey } from '../../frame/letter-keys.ts';

const steps: Record<string, 1 | -1> = { j: 1, k: -1 };

/** From no row to the one that is open beside the list, or else to the first. */
function toRow(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('.desk-what a')];
  const from = document.activeElement;
  const at = from instanceof HTMLElement ? links.indexOf(from) : -1;
  const opened = links.find((link) => link.hasAttribute('aria-current'));
  const next = at === -1 ? (opened ?? links[0]) : links[at + step];
  next?.focus();
}

/** A name that was meant for the box, typed before the page heard its key: Enter at its end opens nobody's row. */
function leaveRow(): void {
  const row = document.activeElement;
  if (row instanceof HTMLElement && row.matches('.desk-what a')) row.blur();
}

type Props = { words: { rows: string; open: string; find: string } };

/** Without script these keys do nothing, so nothing is said of them. */
export function WorkKeys({ words }: Props) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    setReady(true);
    const onKey = (event: KeyboardEvent) => {
      if (!isLetterKey(event)) return;
      const step = steps[event.key];
      if (!step) return event.key.length === 1 ? leaveRow() : undefined;
      event.preventDefault();
      toRow(step);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    isReady && (
      <p className="desk-keys">
        <span>
          <kbd>J</kbd> <kbd>K</kbd> {words.rows}
        </span>
        <span>
          <kbd>Enter</kbd> {words.open}
        </span>
        <span>
          <kbd>/</kbd> {words.find}
        </span>
      </p>
    )
  );
}
