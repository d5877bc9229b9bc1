'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** A press that was not meant is forgotten after this long. */
const forgottenAfterMs = 6_000;

type Props = { words: string; again: string; size?: 'small' | 'medium'; onPress: () => void };

/** For what cannot be undone: the first press asks, in the button's own place, and the second does it. */
export function PressTwice({ words, again, size = 'medium', onPress }: Props) {
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    const timer = setTimeout(() => setAsked(false), forgottenAfterMs);
    return () => clearTimeout(timer);
  }, [isAsked]);
  return (
    <Button buttonStyle="secondary" size={size} margin={false} onClick={isAsked ? onPress : () => setAsked(true)}>
      {isAsked ? again : words}
    </Button>
  );
}
