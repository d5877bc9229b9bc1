import type { PersonCard } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { Portrait } from '../home/portrait.tsx';
import styles from './person-portrait.module.css';
import { PictureView } from './picture.tsx';

type Props = { person: Pick<PersonCard, 'name' | 'subject' | 'portrait'>; sizes?: string; eager?: boolean };

/** Fills its frame: the portrait the editors chose, else the drawn one, else the first letters of the name. */
export function PersonPortrait({ person: { name, subject, portrait }, sizes = '200px', eager = false }: Props) {
  const t = useTranslations('reading');
  if (portrait) return <PictureView picture={portrait} sizes={sizes} eager={eager} className={styles['portrait']} />;
  return <Portrait name={name} subject={subject} alt={t('portraitAlt', { name })} />;
}
