import type { ReactNode } from 'react';
import { Island } from '../../islands/island.tsx';
import { CarouselPart } from './carousel-part.tsx';

type Props = {
  label: string;
  slides: { key: string; content: ReactNode }[];
  loop?: boolean;
  autoplay?: boolean;
};

/** Two at a time, one on a phone. Until the script runs it is a list that scrolls sideways. */
export function Carousel(props: Props) {
  // By number: a key may be the whole text of a slide, which is already there.
  const slides = props.slides.map((_, index) => ({ key: String(index) }));
  return (
    <Island name="carousel" props={{ ...props, slides }} words={['components.carousel']} whenNear>
      <CarouselPart {...props} />
    </Island>
  );
}
