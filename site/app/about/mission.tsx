import type { Section } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { Band } from '../home/band.tsx';
import { RichTextView } from '../reading/rich-text.tsx';
import styles from './mission.module.css';

const id = 'missao';

export function Mission({ mission: { title, text } }: { mission: Section }) {
  const t = useTranslations('about');
  return (
    <Band id={id} tone="cobalt">
      <div className={styles['mission']}>
        <h2 id={`${id}-titulo`}>{title || t('mission')}</h2>
        <RichTextView text={text} />
      </div>
    </Band>
  );
}
