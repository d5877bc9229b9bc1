import './page-transition.css';
import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useFrame } from '../frame/use-frame.ts';
import { Arrival } from './arrival.tsx';
import { Dock } from './dock.tsx';
import { PendingBar } from './pending-bar.tsx';
import { crossesPrivacyBorder } from './privacy-border.ts';
import { useOfflinePage } from './use-offline-page.ts';
import { useReloadOnMissingChunk } from './use-reload-on-missing-chunk.ts';

/** Everything that happens between pages, once for the whole site. */
export function MovingAbout() {
  const { locale } = useFrame();
  usePrivacyBorder();
  useReloadOnMissingChunk();
  useOfflinePage();
  useClearTransitionHistory();
  return (
    <>
      <link rel="manifest" href={`/manifest-${locale}.webmanifest`} />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" content="#173a6b" />
      <Dock />
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
    if (!next || (formMethod && formMethod !== 'GET') || !crossesPrivacyBorder(pathname, next.pathname)) return;
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
