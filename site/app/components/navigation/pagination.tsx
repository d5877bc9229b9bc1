import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Glyph } from '../icon.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pagination.module.css';

/** Pages of a list, as links that keep the rest of the address. */
export function Pagination({ current, total, parameter = 'pagina' }: { current: number; total: number; parameter?: string }) {
  const t = useTranslations('components.pagination');
  const { pathname, search } = useLocation();
  if (total < 2) return null;
  const to = (page: number) => {
    const query = new URLSearchParams(search);
    if (page === 1) query.delete(parameter);
    else query.set(parameter, `${page}`);
    return query.size ? `?${query}` : pathname;
  };
  return (
    <nav aria-label={t('label')} className={styles['pagination']}>
      {current > 1 && (
        <a href={to(current - 1)} rel="prev" className={styles['turn']}>
          <Glyph name="arrow-left" />
          {t('previous')}
        </a>
      )}
      <ol>
        {pageNumbers(current, total).map((page, index) =>
          page === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is where it stands.
            <li key={`gap-${index}`} className={styles['gap']} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={page}>
              <a
                href={to(page)}
                className={styles['page']}
                aria-current={page === current ? 'page' : undefined}
                aria-label={t('page', { page })}
              >
                {page}
              </a>
            </li>
          ),
        )}
      </ol>
      <p className={styles['where']}>{t('where', { current, total })}</p>
      {current < total && (
        <a href={to(current + 1)} rel="next" className={styles['turn']}>
          {t('next')}
          <Glyph name="arrow-right" />
        </a>
      )}
    </nav>
  );
}
