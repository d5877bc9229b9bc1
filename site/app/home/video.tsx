import type { HomeVideo } from '@clinic/core/content/pages/home-shape';
import { ConsentedVideo } from '../reading/consented-video.tsx';
import { PictureView } from '../reading/picture.tsx';
import waitingRoom from './art/sala-de-espera.svg';
import { Band } from './band.tsx';
import { Highlights } from './highlights.tsx';
import type { DrawnHighlight } from './read-highlights.server.ts';
import styles from './video.module.css';

const id = 'video';
const halfTheBand = '(min-width: 64em) 640px, 100vw';

export function VideoAndHighlights({ video, highlights }: { video: HomeVideo; highlights: DrawnHighlight[] }) {
  const preview = video.image ?? { src: waitingRoom, alt: '', width: 640, height: 360 };
  if (!video.title) return null;
  return (
    <Band id={id} tone="paper">
      <div className={styles['inside']}>
        <div>
          <h2 id={`${id}-titulo`}>{video.title}</h2>
          {video.text && <p className={styles['text']}>{video.text}</p>}
          {video.video && (
            <ConsentedVideo youtubeId={video.video} title={video.title} preview={<PictureView picture={preview} sizes={halfTheBand} />} />
          )}
        </div>
        <Highlights highlights={highlights} />
      </div>
    </Band>
  );
}
