import type { AboutPage } from '@clinic/core/content/shapes/clinic-pages';
import type { Picture } from '@clinic/core/content/shapes/picture';
import { useTranslations } from 'use-intl';
import { Carousel3d } from '../components/carousel/carousel-3d.tsx';
import { Band } from '../home/band.tsx';
import { Drawing } from '../reading/drawing.tsx';
import { hasText } from '../reading/is-empty.ts';
import { RichTextView } from '../reading/rich-text.tsx';
import styles from './facilities.module.css';
import { slideFile } from './slide-file.ts';

const id = 'instalacoes';
/** With fewer there is nothing to turn. */
const fewestSlides = 3;

export function Facilities({ facilities: { text, pictures } }: { facilities: AboutPage['facilities'] }) {
  const t = useTranslations('about');
  return (
    <Band id={id} tone="paper">
      <div className={styles['words']}>
        <h2 id={`${id}-titulo`}>{t('facilities')}</h2>
        {hasText(text) && <RichTextView text={text} />}
      </div>
      {pictures.length >= fewestSlides ? (
        <div className={styles['slides']}>
          <Carousel3d label={t('pictures')} pictures={pictures.map(toSlide)} />
        </div>
      ) : (
        <div className={styles['few']}>
          {pictures.map((picture) => (
            <Drawing key={picture.src} picture={picture} />
          ))}
        </div>
      )}
    </Band>
  );
}

const toSlide = (picture: Picture) => {
  const { src, alt, caption, focalPoint } = picture;
  return { key: src, src: slideFile(picture), alt, caption, focalPoint };
};
