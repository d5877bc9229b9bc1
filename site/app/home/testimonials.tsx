import type { HomeContent } from '@clinic/core/content/pages/home-shape';
import { useTranslations } from 'use-intl';
import { Carousel } from '../components/carousel/carousel.tsx';
import { Voice } from '../components/content/voice.tsx';
import { Band, BandHead } from './band.tsx';

const id = 'testemunhos';

/** Turned by hand only: what people say takes its own time to read. */
export function Testimonials({ testimonials: { note, items } }: Pick<HomeContent, 'testimonials'>) {
  const t = useTranslations('home.testimonials');
  if (items.length === 0) return null;
  return (
    <Band id={id} tone="stone">
      <BandHead id={id} title={t('title')} note={note} />
      <Carousel label={t('slides')} slides={items.map((item) => ({ key: item.quote, content: <Voice {...item} /> }))} />
    </Band>
  );
}
