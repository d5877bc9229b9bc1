import { pathTo } from '@clinic/core/addresses/path-to';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph } from '../components/icon.tsx';
import formStyles from './header/search-form.module.css';
import styles from './plain-search.module.css';
import { useFrame } from './use-frame.ts';

/** The search as a bare form, without suggestions; the page of results answers a term that is too short. */
export function PlainSearch() {
  const t = useTranslations('frame.search');
  const { locale } = useFrame();
  const id = useId();
  return (
    <search className={styles['search']}>
      <form className={formStyles['form']} action={pathTo(locale, 'search')}>
        <label htmlFor={id}>{t('label')}</label>
        <div className={formStyles['row']}>
          <input id={id} type="search" name="q" className={formStyles['field']} autoComplete="off" enterKeyHint="search" required />
          <button type="submit" className={formStyles['submit']}>
            <Glyph name="search" />
            <span className="visually-hidden">{t('submit')}</span>
          </button>
        </div>
      </form>
    </search>
  );
}
