import { pathTo } from '@clinic/core/addresses/path-to';
import { shortestTermLength, toSearchTerm } from '@clinic/core/search/rules/search-term';
import { type SyntheticEvent, useId, useState } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Glyph } from '../../components/icon.tsx';
import { useFrame } from '../use-frame.ts';
import styles from './search-form.module.css';

/** Leads to the results; a term that is too short stays here and is told why. */
export function SearchForm() {
  const t = useTranslations('frame.search');
  const { locale } = useFrame();
  const id = useId();
  // Counted, not flagged: the same message said again is announced again.
  const [refusals, setRefusals] = useState(0);
  const refuse = (event: SyntheticEvent) => {
    event.preventDefault();
    setRefusals((count) => count + 1);
  };
  return (
    <Form
      role="search"
      className={styles['form']}
      action={pathTo(locale, 'search')}
      onSubmit={(event) => {
        const typed = String(new FormData(event.currentTarget).get('q'));
        if (toSearchTerm(typed).ok) setRefusals(0);
        else refuse(event);
      }}
    >
      <label htmlFor={id}>{t('label')}</label>
      <div className={styles['row']}>
        <input
          id={id}
          className={styles['field']}
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          required
          minLength={shortestTermLength}
          onInvalid={refuse}
          aria-invalid={refusals > 0 || undefined}
          aria-describedby={`${id}-message`}
        />
        <button type="submit" className={styles['submit']}>
          <Glyph name="search" />
          <span className="visually-hidden">{t('submit')}</span>
        </button>
      </div>
      <p role="alert" id={`${id}-message`} className={styles['message']}>
        {refusals > 0 && (
          <span key={refusals}>
            <Glyph name="warning" size={20} />
            {t('tooShort')}
          </span>
        )}
      </p>
    </Form>
  );
}
