import { pathTo } from '@clinic/core/addresses/path-to';
import { shortestTermLength, toSearchTerm } from '@clinic/core/search/rules/search-term';
import { lazy, Suspense, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Glyph } from '../../components/icon.tsx';
import styles from './search-form.module.css';

// Fetched when somebody goes to the field: most visitors never do.
const SuggestionList = lazy(() => import('./suggestion-list.tsx').then((module) => ({ default: module.SuggestionList })));

type Props = {
  id: string;
  /** What was asked for, on the page that answers it. */
  typed?: string;
  /** Whether that was too short. */
  refused?: boolean;
};

export function SearchFormPart({ id, typed, refused = false }: Props) {
  const t = useTranslations('frame.search');
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  // Counted, not flagged: the same message said again is announced again.
  const [refusals, setRefusals] = useState(Number(refused));
  const [visited, setVisited] = useState(false);
  const [active, setActive] = useState<string | null>();
  // Somebody may have gone to the field before the script came.
  useEffect(() => {
    if (document.activeElement === field.current) setVisited(true);
  }, []);
  const refuse = (event: SyntheticEvent) => {
    event.preventDefault();
    setRefusals((count) => count + 1);
  };
  // No list is promised before one is fetched, and none without script. Of type text, because no other field may have one.
  const list = visited
    ? ({
        role: 'combobox',
        'aria-autocomplete': 'list',
        'aria-expanded': active !== undefined,
        'aria-controls': `${id}-list`,
        'aria-activedescendant': active ?? undefined,
      } as const)
    : { role: 'searchbox' };
  return (
    <search>
      <form
        className={styles['form']}
        action={pathTo(locale, 'search')}
        onSubmit={(event) => {
          if (toSearchTerm(field.current?.value ?? '').ok) setRefusals(0);
          else refuse(event);
        }}
      >
        <label htmlFor={id}>{t('label')}</label>
        <div className={styles['row']}>
          <input
            id={id}
            ref={field}
            className={styles['field']}
            name="q"
            {...list}
            inputMode="search"
            autoComplete="off"
            enterKeyHint="search"
            required
            minLength={shortestTermLength}
            defaultValue={typed}
            onFocus={() => setVisited(true)}
            onInvalid={refuse}
            aria-invalid={refusals > 0 || undefined}
            aria-describedby={refusals > 0 ? `${id}-message` : undefined}
          />
          <button type="submit" className={styles['submit']}>
            <Glyph name="search" />
            <span className="visually-hidden">{t('submit')}</span>
          </button>
        </div>
        {visited && (
          <Suspense>
            <SuggestionList id={`${id}-list`} locale={locale} field={field} onActive={setActive} />
          </Suspense>
        )}
        <p role="alert" id={`${id}-message`} className={styles['message']}>
          {refusals > 0 && (
            <span key={refusals}>
              <Glyph name="warning" size={20} />
              {t('tooShort')}
            </span>
          )}
        </p>
      </form>
    </search>
  );
}
