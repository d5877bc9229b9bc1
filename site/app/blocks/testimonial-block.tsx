import type { TestimonialBlock } from '@clinic/core/content/shapes/blocks';
import type { Testimonial } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { Carousel } from '../components/carousel/carousel.tsx';
import { Voice } from '../components/content/voice.tsx';
import { BlockSection } from './block-section.tsx';
import styles from './testimonial-block.module.css';

type Props = { id: string; block: TestimonialBlock; testimonials: Testimonial[] };

/** What people who were treated say; the same voices on every page. Turned by hand only. */
export function TestimonialBlockView({ id, block: { title }, testimonials }: Props) {
  const t = useTranslations('components.blocks');
  if (testimonials.length === 0) return null;
  return (
    <BlockSection id={id} background="limestone" isNamed={title !== ''}>
      {title && (
        <h2 id={`${id}-titulo`} className={styles['title']}>
          {title}
        </h2>
      )}
      <Carousel
        label={t('testimonials')}
        slides={testimonials.map((voice) => ({ key: String(voice.id), content: <Voice {...voice} /> }))}
      />
    </BlockSection>
  );
}
