import { useState } from 'react';
import { useTranslations } from 'use-intl';
import door from '../art/scenes/hero-porta-lisboa.svg';
import antonio from '../art/scenes/retrato-antonio.svg';
import rui from '../art/scenes/retrato-rui.svg';
import sofia from '../art/scenes/retrato-sofia.svg';
import wall from '../art/tiles/parede.svg';
import { Carousel } from '../components/carousel/carousel.tsx';
import { Carousel3d } from '../components/carousel/carousel-3d.tsx';
import { Video } from '../components/media/video.tsx';
import { Skeleton } from '../components/messages/skeleton.tsx';
import styles from './gallery.module.css';
import { GalleryState, Specimen } from './specimen.tsx';

const voices = ['1', '2', '3', '4', '5', '6'] as const;
const rooms = { door, sofia, antonio, rui, wall };
const youtubeId = 'aqz-KE-bpKQ';

export function Media() {
  const t = useTranslations('gallery.media');
  const [allowed, setAllowed] = useState(false);
  const slides = voices.map((voice) => ({
    key: voice,
    content: (
      <blockquote className={styles['quote']}>
        <p>«{t(`voices.${voice}.words`)}»</p>
        <footer>{t(`voices.${voice}.who`)}</footer>
      </blockquote>
    ),
  }));
  return (
    <>
      <Specimen id="carousel" title={t('carousel.title')} note={t('carousel.note')} file="components/carousel/carousel.tsx">
        <GalleryState name={t('carousel.autoplay')}>
          <Carousel label={t('carousel.label')} slides={slides} autoplay />
        </GalleryState>
        <GalleryState name={t('carousel.still')}>
          <Carousel label={t('carousel.labelStill')} slides={slides.slice(0, 5)} loop={false} />
        </GalleryState>
      </Specimen>
      <Specimen id="carousel-3d" title={t('carousel3d.title')} note={t('carousel3d.note')} file="components/carousel/carousel-3d.tsx">
        <Carousel3d
          label={t('carousel3d.label')}
          autoplay
          pictures={(Object.keys(rooms) as (keyof typeof rooms)[]).map((key) => ({
            key,
            src: rooms[key],
            alt: t(`carousel3d.${key}.alt`),
            caption: t(`carousel3d.${key}.caption`),
          }))}
        />
      </Specimen>
      <Specimen id="video" title={t('video.title')} note={t('video.note')} file="components/media/video.tsx">
        <div className={styles['columns']}>
          <GalleryState name={t('video.asks')}>
            <Video
              {...{ youtubeId, allowed }}
              title={t('video.name')}
              minutes={3}
              preview={<img src={door} alt="" width="640" height="360" />}
              onAllow={() => setAllowed(true)}
            />
          </GalleryState>
          <GalleryState name={t('video.plays')}>
            <Video
              {...{ youtubeId }}
              allowed
              title={t('video.name')}
              preview={<img src={door} alt="" width="640" height="360" />}
              onAllow={() => setAllowed(true)}
            />
          </GalleryState>
        </div>
      </Specimen>
      <Specimen id="skeleton" title={t('skeleton.title')} note={t('skeleton.note')} file="components/messages/skeleton.tsx">
        <div className={styles['columns']}>
          <GalleryState name={t('skeleton.card')}>
            <Skeleton picture lines={3} />
          </GalleryState>
          <GalleryState name={t('skeleton.text')}>
            <Skeleton lines={5} />
          </GalleryState>
        </div>
      </Specimen>
    </>
  );
}
