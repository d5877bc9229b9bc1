import type { ContentBlock } from '@clinic/core/content/shapes/blocks';
import { createContext, type ReactNode, useContext } from 'react';
import styles from './block-section.module.css';

/** Whether sections run from edge to edge of the window, or stand in the column of a page that has a menu beside it. */
export const InBands = createContext(false);

type Props = {
  id: string;
  background?: ContentBlock['look']['background'];
  /** Whether a heading `id` + `-titulo` names it. */
  isNamed: boolean;
  children: ReactNode;
};

export function BlockSection({ id, background = 'none', isNamed, children }: Props) {
  const inBands = useContext(InBands);
  return (
    <section
      id={id}
      className={inBands ? styles['band'] : styles['panel']}
      data-background={background}
      aria-labelledby={isNamed ? `${id}-titulo` : undefined}
    >
      <div className={styles['inside']}>{children}</div>
    </section>
  );
}
