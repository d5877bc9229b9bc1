import type { Film } from '@clinic/core/content/shapes/picture';
import waitingRoom from '../home/art/sala-de-espera.svg';
import { ConsentedVideo } from './consented-video.tsx';
import styles from './film.module.css';
import { PictureView } from './picture.tsx';

/** A film of the video site. Its picture is ours: before the click nothing is asked of anybody else. */
export function FilmView({ film, title }: { film: Film; title: string }) {
  const preview = film.preview ?? { src: waitingRoom, alt: '', width: 640, height: 360 };
  return (
    <figure className={styles['film']}>
      <ConsentedVideo youtubeId={film.youtubeId} title={title} preview={<PictureView picture={preview} decorative />} />
      {film.caption && film.caption !== title && <figcaption>{film.caption}</figcaption>}
    </figure>
  );
}
