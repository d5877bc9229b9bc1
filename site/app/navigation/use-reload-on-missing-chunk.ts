import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { isReloadWanted } from './reload-page.ts';

/** Of the browsers' Navigation API; TypeScript's own library does not know all of it yet. */
type NavigateEvent = Event & { navigationType: string; userInitiated: boolean };

/** A chunk may fail faster than React says where one is going: on a slow phone by more than a second. */
const lookEveryMs = 100;
const mostLooks = 20;

/**
 * After a new release the old pages' chunks may be gone. Where a whole page cannot load, React Router reloads the page one is on, even
 * when it only fetched ahead. Here the visitor is taken where he wanted to go, and stays where he is when he did not ask for anything.
 */
export function useReloadOnMissingChunk() {
  const { location } = useNavigation();
  const target = useRef<string>(undefined);
  useEffect(() => {
    target.current = location && location.pathname + location.search + location.hash;
  }, [location]);

  useEffect(() => {
    const lookForTarget = (looks = 1) => {
      if (target.current) window.location.assign(target.current);
      else if (looks < mostLooks) setTimeout(() => lookForTarget(looks + 1), lookEveryMs);
    };
    const onReload = (event: Event) => {
      const { navigationType, userInitiated } = event as NavigateEvent;
      if (navigationType !== 'reload' || userInitiated || isReloadWanted()) return;
      event.preventDefault();
      lookForTarget();
    };
    const { navigation } = window as Window & { navigation?: EventTarget };
    // In development Vite reloads pages too, and should.
    if (import.meta.env.PROD) navigation?.addEventListener('navigate', onReload);
    return () => navigation?.removeEventListener('navigate', onReload);
  }, []);
}
