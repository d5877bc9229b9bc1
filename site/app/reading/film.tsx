import type { Film } from '@clinic/core/content/shapes/picture';
import { Video } from '../components/media/video.tsx';
import { useConsent } from '../consent/use-consent.ts';
import waitingRoom from '../home/art/sala-de-espera.svg';
import styles from './film.module.css';
import { PictureView } from './picture.tsx';

/** A film of the video site. Its picture is ours: before the click nothing is asked of anybody else. */
export function FilmView({ film, title }: { film: Film; title: string }) {
  const { granted, grant } = useConsent('video');
  const preview = film.preview ?? { src: waitingRoom, alt: '', width: 640, height: 360 };
  return (
    <figure className={styles['film']}>
      <Video
        youtubeId={film.youtubeId}
        title={title}
        preview={<PictureView picture={preview} decorative />}
        allowed={granted}
        onAllow={grant}
      />
      {film.caption && film.caption !== title && <figcaption>{film.caption}</figcaption>}
    </figure>
  );
}
