import { useTranslations } from 'use-intl';
import { Glyph } from '../../components/icon.tsx';
import styles from './header.module.css';
import { SearchForm } from './search-form.tsx';

/** The icon opens the form; it is a disclosure of the page itself, so it opens without script too. */
export function SearchBox() {
  const t = useTranslations('frame.search');
  return (
    <details className={styles['search']} name="menu" data-search-box>
      <summary className={styles['lift']}>
        <Glyph name="search" className={styles['closed']} />
        <Glyph name="close" className={styles['opened']} />
        <span className="visually-hidden">{t('open')}</span>
      </summary>
      <div className={styles['searchPanel']}>
        <SearchForm />
      </div>
    </details>
  );
}
