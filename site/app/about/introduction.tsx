import type { AboutPage } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { Band } from '../home/band.tsx';
import { Drawing } from '../reading/drawing.tsx';
import { RichTextView } from '../reading/rich-text.tsx';
import styles from './introduction.module.css';

const id = 'quem-somos';

export function Introduction({ introduction: { text, picture } }: { introduction: AboutPage['introduction'] }) {
  const t = useTranslations('about');
  return (
    <Band id={id} tone="paper">
      <div className={styles['columns']} data-alone={!picture || undefined}>
        <div>
          <h2 id={`${id}-titulo`}>{t('introduction')}</h2>
          <RichTextView text={text} />
        </div>
        {picture && <Drawing picture={picture} />}
      </div>
    </Band>
  );
}
