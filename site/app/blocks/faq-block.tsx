import type { FaqBlock } from '@clinic/core/content/shapes/blocks';
import { useContext } from 'react';
import { classNames } from '../components/class-names.ts';
import { FaqList } from '../reading/faq-list.tsx';
import section from './block-section.module.css';
import { InBands } from './block-section.tsx';
import styles from './faq-block.module.css';

/** The questions bring their own section along; here it only gets the room of one. */
export function FaqBlockView({ id, block: { faqs } }: { id: string; block: FaqBlock }) {
  const inBands = useContext(InBands);
  if (faqs.items.length === 0) return null;
  return (
    <div className={inBands ? classNames(section['band'], styles['band']) : section['panel']} data-background="none">
      <FaqList faqs={faqs} id={id} />
    </div>
  );
}
