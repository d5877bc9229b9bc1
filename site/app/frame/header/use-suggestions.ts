import type { Locale } from '@clinic/core/kernel/locale';
import { toSearchTerm } from '@clinic/core/search/rules/search-term';
import { type RefObject, useEffect, useState } from 'react';
import type { Suggestions } from './suggestion.ts';

const pauseMs = 160;

/** What the server offers for what stands in the field, a moment after the last key. */
export function useSuggestions(field: RefObject<HTMLInputElement | null>, locale: Locale) {
  const [suggestions, setSuggestions] = useState<Suggestions>();

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    let asking = new AbortController();
    let pause: number | undefined;
    const ask = async () => {
      const term = toSearchTerm(input.value);
      if (!term.ok) return setSuggestions(undefined);
      asking = new AbortController();
      const address = `/pesquisa/sugestoes?${new URLSearchParams({ q: term.value, lingua: locale })}`;
      const answer = await fetch(address, { signal: asking.signal });
      setSuggestions(answer.ok ? await answer.json() : undefined);
    };
    const onInput = () => {
      asking.abort();
      clearTimeout(pause);
      // Without suggestions the field still searches: a failure needs no word.
      pause = window.setTimeout(() => void ask().catch(() => {}), pauseMs);
    };
    const stop = () => {
      asking.abort();
      clearTimeout(pause);
    };
    input.addEventListener('input', onInput);
    // Somebody may have typed while this was being fetched.
    if (input.value !== input.defaultValue) onInput();
    input.form?.addEventListener('submit', stop);
    return () => {
      stop();
      input.removeEventListener('input', onInput);
      input.form?.removeEventListener('submit', stop);
    };
  }, [field, locale]);

  return { suggestions, close: () => setSuggestions(undefined) };
}
