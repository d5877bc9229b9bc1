'use client';

import { useEffect, useState } from 'react';
import { areLetterKeysOn, setLetterKeys } from './letter-keys.ts';

/** On one's own account, where there is script: without it there are no such keys. */
export function LetterKeysSwitch({ words }: { words: string }) {
  const [isOn, setIsOn] = useState<boolean | null>(null);
  useEffect(() => setIsOn(areLetterKeysOn()), []);
  if (isOn === null) return null;
  return (
    <label className="staff-switch">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setLetterKeys(target.checked);
          setIsOn(target.checked);
        }}
      />
      {words}
    </label>
  );
}
