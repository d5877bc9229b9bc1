import type { ReactNode } from 'react';
import { Island } from '../islands/island.tsx';
import { ConsentedVideoPart } from './consented-video-part.tsx';

type Props = { youtubeId: string; title: string; preview: ReactNode };

/** A film of the video site, which asks for consent when it is pressed and remembers the answer. */
export function ConsentedVideo({ preview, ...film }: Props) {
  return (
    <Island name="video" props={film} words={['components.video']}>
      <ConsentedVideoPart {...film} preview={preview} />
    </Island>
  );
}
