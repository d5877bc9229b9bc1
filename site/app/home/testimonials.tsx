import type { HomeContent, Testimonial } from '@clinic/core/content/home-shape';
import { useTranslations } from 'use-intl';
import { Carousel } from '../components/carousel/carousel.tsx';
import { Band, BandHead } from './band.tsx';
import styles from './testimonials.module.css';
import { Unbroken } from './unbroken.tsx';

const id = 'testemunhos';

/** Turned by hand only: what people say takes its own time to read. */
export function Testimonials({ testimonials: { note, items } }: Pick<HomeContent, 'testimonials'>) {
  const t = useTranslations('home.testimonials');
  if (items.length === 0) return null;
  return (
    <Band id={id} tone="stone">
      <BandHead id={id} title={t('title')} note={note} />
      <Carousel label={t('slides')} slides={items.map((item) => ({ key: item.quote, content: <Voice testimonial={item} /> }))} />
    </Band>
  );
}

function Voice({ testimonial: { quote, name, context } }: { testimonial: Testimonial }) {
  return (
    <figure className={styles['voice']}>
      <blockquote>
        <p>
          <Unbroken text={quote} />
        </p>
      </blockquote>
      <figcaption>
        <b>{name}</b>
        {context && <span>{context}</span>}
      </figcaption>
    </figure>
  );
}
