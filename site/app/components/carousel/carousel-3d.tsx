import type { ComponentProps } from 'react';
import { Island } from '../../islands/island.tsx';
import { Carousel3dPart } from './carousel-3d-part.tsx';

/** Pictures of the clinic, the one in front between its neighbours. Until the script runs it is a plain list. */
export function Carousel3d(props: ComponentProps<typeof Carousel3dPart>) {
  return (
    <Island name="carousel3d" props={props} words={['components.carousel']} whenNear>
      <Carousel3dPart {...props} />
    </Island>
  );
}
