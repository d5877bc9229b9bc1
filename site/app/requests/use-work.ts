import type { WorkChallenge } from '@clinic/core/http/proof-of-work';
import { useCallback, useEffect, useRef } from 'react';

const triesAtOnce = 100;

/** Finds the number whose digest is the challenge, in small portions: the page stays quick under the fingers. */
async function solve({ algorithm, challenge, maxnumber, salt, signature }: WorkChallenge, isOver: () => boolean): Promise<string> {
  const { subtle } = crypto;
  // Browsers have it on encrypted pages alone.
  if (!subtle) return '';
  const text = new TextEncoder();
  const hex = (digest: ArrayBuffer) => [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  for (let first = 0; first <= maxnumber && !isOver(); first += triesAtOnce) {
    const numbers = Array.from({ length: triesAtOnce }, (_, index) => first + index);
    const digests = await Promise.all(numbers.map((number) => subtle.digest(algorithm, text.encode(salt + number))));
    const found = numbers.find((_, index) => hex(digests[index] as ArrayBuffer) === challenge);
    if (found !== undefined) return btoa(JSON.stringify({ algorithm, challenge, number: found, salt, signature }));
  }
  return '';
}

/**
 * Begun when somebody comes to the form, and done while he types: whoever only reads the page does no work for it. Resolves to nothing where
 * it cannot be done: then a code is asked for.
 */
export function useWork(challenge: WorkChallenge): () => Promise<string> {
  const begun = useRef<{ solution: Promise<string>; stop(): void } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was begun belongs to one challenge.
  useEffect(
    () => () => {
      begun.current?.stop();
      begun.current = null;
    },
    [challenge],
  );
  return useCallback(() => {
    if (begun.current) return begun.current.solution;
    let isOver = false;
    const stop = () => {
      isOver = true;
    };
    begun.current = { solution: solve(challenge, () => isOver).catch(() => ''), stop };
    return begun.current.solution;
  }, [challenge]);
}
