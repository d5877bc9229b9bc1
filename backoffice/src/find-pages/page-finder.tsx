'use client';

import { type FocusEvent, type KeyboardEvent as Key, useEffect, useId, useRef, useState } from 'react';
import { isLetterKey } from '../frame/letter-keys.ts';
import type { Found } from './rank-titles.ts';

const askAfterMs = 200;

type Props = { words: { field: string; none: string; list: string }; hasSlash: boolean };

/** Finds while one types; arrows choose, Enter opens, Escape closes. */
export function PageFinder({ words, hasSlash }: Props) {
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found[] | null>(null);
  const [chosen, setChosen] = useState(0);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSlash = hasSlash && event.key === '/' && isLetterKey(event);
      if (!isSlash && !((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k')) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hasSlash]);

  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);

  useEffect(() => {
    if (typed.trim() === '') return setFound(null);
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await fetch(`/api/encontrar?q=${encodeURIComponent(typed)}`, { signal: asking.signal }).catch(() => null);
      if (!answer?.ok) return;
      setFound(((await answer.json()) as { found: Found[] }).found);
      setChosen(0);
    }, askAfterMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [typed]);

  const shown = isOpen ? found : null;
  const press = (event: Key) => {
    const last = (shown?.length ?? 0) - 1;
    if (event.key === 'Escape') setTyped('');
    else if (event.key === 'ArrowDown') setChosen(Math.min(chosen + 1, last));
    else if (event.key === 'ArrowUp') setChosen(Math.max(chosen - 1, 0));
    else if (event.key === 'Enter' && shown?.[chosen]) window.location.assign(shown[chosen].href);
    else return;
    event.preventDefault();
  };

  /** Chosen by a press of the pointer, an entry is left before it is followed: to Safari nothing has the focus then. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  };

  return (
    <search ref={box} className="page-finder" onBlur={leave} onFocus={() => setIsOpen(true)}>
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label={words.field}
        aria-expanded={shown !== null}
        aria-controls={list}
        aria-activedescendant={shown?.[chosen] ? `${list}-${chosen}` : undefined}
        aria-keyshortcuts={hasSlash ? '/ Control+K' : 'Control+K'}
        placeholder={words.field}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setIsOpen(true);
        }}
        onKeyDown={press}
      />
      <span className="page-finder__key" aria-hidden="true">
        {hasSlash ? '/' : 'Ctrl K'}
      </span>
      {shown && (
        <div id={list} className="page-finder__found" role="listbox" aria-label={words.list}>
          {shown.map(({ title, kind, href }, index) => (
            <a key={href} id={`${list}-${index}`} href={href} role="option" aria-selected={index === chosen} tabIndex={-1}>
              <strong>{title}</strong> <small>{kind}</small>
            </a>
          ))}
          {shown.length === 0 && <p>{words.none}</p>}
        </div>
      )}
    </search>
  );
}
