'use client';

import { useEffect, useState } from 'react';
import type { RedirectChoice } from './shown-uses.ts';

/** Where the old address may lead: every page of the site, so asked only when somebody is about to choose. Without it, one types. */
export function RedirectChoices({ id, path, language }: { id: string; path: string; language: string }) {
  const [choices, setChoices] = useState<RedirectChoice[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    fetch(`${path}/destinos`, { credentials: 'same-origin', headers: { 'accept-language': language }, signal: asking.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((answer: { choices: RedirectChoice[] } | null) => setChoices(answer?.choices ?? []))
      .catch(() => {});
    return () => asking.abort();
  }, [path, language]);
  return (
    <datalist id={id}>
      {choices.map(({ path: address, title }) => (
        <option key={address} value={address}>
          {title}
        </option>
      ))}
    </datalist>
  );
}
