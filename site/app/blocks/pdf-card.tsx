import type { ContentBlock } from '@clinic/core/content/shapes/blocks';
import { fileSize } from '@clinic/core/kernel/format';
import { useTranslations } from 'use-intl';
import { Glyph } from '../components/icon.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { PictureView } from '../reading/picture.tsx';
import styles from './pdf-card.module.css';

/** A document to take along: its cover, its name, and how much it weighs on a phone's contract. */
export function PdfCard({ pdf: { file, cover } }: { pdf: NonNullable<ContentBlock['pdf']> }) {
  const t = useTranslations('components.blocks.pdf');
  const { locale } = useFrame();
  return (
    <a className={styles['card']} href={file.src} type="application/pdf">
      {cover ? (
        <PictureView picture={{ ...cover, alt: '' }} sizes="120px" className={styles['cover']} />
      ) : (
        <span className={styles['sheet']}>
          <Glyph name="document" size={40} />
        </span>
      )}
      <span className={styles['words']}>
        <span className={styles['title']}>{file.title || t('untitled')}</span>
        <span className={styles['size']}>{t('size', { size: fileSize(file.bytes, locale) })}</span>
      </span>
      <Glyph name="download" size={28} className={styles['arrow']} />
    </a>
  );
}
