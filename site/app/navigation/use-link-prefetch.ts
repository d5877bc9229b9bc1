import { type ComponentProps, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type Link, useLocation } from 'react-router';
import { type Connection, idleTimeoutMs, mayPrefetch } from './prefetch-rule.ts';
import { crossesPrivacyBorder } from './privacy-border.ts';

type LinkProps = Pick<
  ComponentProps<typeof Link>,
  'reloadDocument' | 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onTouchStart'
>;

/** A mouse that only passes over a link means nothing by it. */
const intentMs = 100;

/** How every link inside the site behaves: fetches ahead where that is welcome, and keeps private pages apart. */
export function useLinkPrefetch(to: string, given: LinkProps) {
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState(false);
  const waiting = useRef(() => {});
  useEffect(() => () => waiting.current(), []);

  const reloadDocument = given.reloadDocument ?? crossesPrivacyBorder(pathname, to.split(/[?#]/, 1)[0] ?? '');
  const begin = () => {
    waiting.current();
    if (reloadDocument || !mayPrefetch((navigator as Navigator & { connection?: Connection }).connection, navigator.onLine)) return;
    waiting.current = whenIdle(() => setWanted(true));
  };
  const stop = () => waiting.current();
  const also =
    <E extends SyntheticEvent>(act: () => void, theirs: ((event: E) => void) | undefined) =>
    (event: E) => {
      theirs?.(event);
      act();
    };
  return {
    reloadDocument,
    prefetch: wanted ? ('render' as const) : ('none' as const),
    viewTransition: typeof document !== 'undefined' && 'startViewTransition' in document,
    onMouseEnter: also(begin, given.onMouseEnter),
    onFocus: also(begin, given.onFocus),
    onTouchStart: also(begin, given.onTouchStart),
    onMouseLeave: also(stop, given.onMouseLeave),
    onBlur: also(stop, given.onBlur),
  };
}

/** Returns how to call it off. Safari has no idle callbacks: there the wait alone decides. */
export function whenIdle(work: () => void): () => void {
  let idle: number | undefined;
  const timer = setTimeout(() => {
    if ('requestIdleCallback' in window) idle = requestIdleCallback(work, { timeout: idleTimeoutMs });
    else work();
  }, intentMs);
  return () => {
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
