import type { FaqBlock } from '@clinic/core/content/shapes/blocks';
import { useContext } from 'react';
import { classNames } from '../components/class-names.ts';
import { FaqList } from '../reading/faq-list.tsx';
import section from './block-section.module.css';
import { InBands } from './block-section.tsx';
import styles from './faq-block.module.css';

/** FaqList renders its own section; this wrapper adds only the spacing of a block. */
export function FaqBlockView({ id, block: { faqs } }: { id: string; block: FaqBlock }) {
  const inBands = useContext(InBands);
  if (faqs.items.length === 0) return null;
  return (
    <div className={inBands ? classNames(section['band'], styles['band']) : section['panel']} data-background="none">
      <FaqList faqs={faqs} id={id} />
    </div>
  );
}
