'use client';

import { useEffect } from 'react';
import { countInTitle, openIn } from './count-in-title.ts';
import { countPath } from './live-path.ts';

/** On the pages where the desk works and the list is not: only the tab's title changes, so that nothing typed or read moves. */
export function LiveCount() {
  useEffect(() => {
    const source = new EventSource(countPath);
    const hear = (event: MessageEvent<string>) => countInTitle(openIn(event));
    source.addEventListener('counts', hear);
    source.addEventListener('changed', hear);
    return () => source.close();
  }, []);
  return null;
}
