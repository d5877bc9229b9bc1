import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { startBehaviour } from '../behaviour/start.ts';
import { Arrival } from './arrival.tsx';
import { PendingBar } from './pending-bar.tsx';
import { needsNewDocument } from './privacy-border.ts';
import { useReloadOnMissingChunk } from './use-reload-on-missing-chunk.ts';

/** Everything that happens between pages that are shown without a new document. */
export function MovingAbout() {
  const { pathname } = useLocation();
  usePrivacyBorder();
  useReloadOnMissingChunk();
  useClearTransitionHistory();
  useMarkLeaving();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts.
  useEffect(() => startBehaviour(), [pathname]);
  return (
    <>
      <PendingBar />
      <Arrival />
    </>
  );
}

/** Links load a new document at the border themselves; this catches every other way of moving. */
function usePrivacyBorder() {
  const { pathname } = useLocation();
  const { location: next, formMethod } = useNavigation();
  useEffect(() => {
    if (!next || (formMethod && formMethod !== 'GET') || !needsNewDocument(pathname, next.pathname)) return;
    window.location.assign(next.pathname + next.search + next.hash);
  }, [pathname, next, formMethod]);
}

/**
 * On leaving, React Router writes the pages that were crossed with a transition to the device, to repeat it on coming back. That
 * is a list of what somebody read, so it is taken away again: this listener is added later than the router's and runs after it.
 */
function useClearTransitionHistory() {
  useEffect(() => {
    const forget = () => sessionStorage.removeItem('remix-router-transitions');
    addEventListener('pagehide', forget);
    return () => removeEventListener('pagehide', forget);
  }, []);
}

/** As between documents (`behaviour/leave-page.ts`): marked until the next page is in place. */
function useMarkLeaving() {
  const isLeaving = useNavigation().state === 'loading';
  useLayoutEffect(() => {
    if (!isLeaving) return;
    document.documentElement.dataset['leaving'] = '';
    return () => {
      delete document.documentElement.dataset['leaving'];
    };
  }, [isLeaving]);
}
