import './page-transition.css';
import { useFrame } from '../frame/use-frame.ts';
import { Arrival } from './arrival.tsx';
import { Dock } from './dock.tsx';
import { PendingBar } from './pending-bar.tsx';
import { useForgetfulTransitions } from './use-forgetful-transitions.ts';
import { useOfflinePage } from './use-offline-page.ts';
import { usePrivacyBorder } from './use-privacy-border.ts';
import { useReloadOnMissingChunk } from './use-reload-on-missing-chunk.ts';

/** Everything that happens between pages, once for the whole site. */
export function MovingAbout() {
  const { locale } = useFrame();
  usePrivacyBorder();
  useReloadOnMissingChunk();
  useOfflinePage();
  useForgetfulTransitions();
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
