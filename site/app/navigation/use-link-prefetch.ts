import { type ComponentProps, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { type Link, useLocation } from 'react-router';
import { intentMs, mayPrefetchHere } from './prefetch-rule.ts';
import { needsNewDocument } from './privacy-border.ts';
import { whenIdle } from './when-idle.ts';

type LinkProps = Pick<
  ComponentProps<typeof Link>,
  'reloadDocument' | 'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onTouchStart'
>;

/** How a link behaves on a page that hydrates whole: fetches ahead where that is welcome, and keeps private pages apart. */
export function useLinkPrefetch(to: string, given: LinkProps) {
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState(false);
  const waiting = useRef(() => {});
  useEffect(() => () => waiting.current(), []);

  const reloadDocument = given.reloadDocument ?? needsNewDocument(pathname, to.split(/[?#]/, 1)[0] ?? '');
  const begin = () => {
    waiting.current();
    if (reloadDocument || !mayPrefetchHere()) return;
    waiting.current = whenIdle(() => setWanted(true), intentMs);
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
