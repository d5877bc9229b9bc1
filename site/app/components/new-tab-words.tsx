import { useTranslations } from 'use-intl';
import { Glyph } from './icon.tsx';
import styles from './new-tab-words.module.css';

/** Inside a link that leaves the page open: seen as a sign, heard as words. */
export function NewTabWords() {
  const newTab = useTranslations('frame')('newTab');
  return (
    <>
      {'\u00a0'}
      <Glyph name="external" size={20} className={styles['sign']} />
      <span className="visually-hidden"> ({newTab})</span>
    </>
  );
}
