import type { SearchKind } from '@clinic/core/search/rules/kinds';
import { useTranslations } from 'use-intl';
import { Glyph } from '../components/icon.tsx';
import { ResultItem } from './result-item.tsx';
import styles from './results.module.css';
import type { SearchOutcome } from './search-outcome.ts';

/** A full group may have been cut. */
const fullGroup = 10;
const anchorOf = (kind: SearchKind) => `tipo-${kind}`;

export function Results({ found }: { found: Extract<SearchOutcome, { kind: 'found' }> }) {
  const t = useTranslations('search');
  const { groups, how, term } = found;
  return (
    <div className={styles['results']}>
      {how !== 'words' && (
        <p className={styles['notice']}>
          <Glyph name="info" />
          {how === 'spelling' ? t('bySpelling', { term }) : t('bySome')}
        </p>
      )}
      {groups.length > 1 && (
        <nav className={styles['groups']} aria-label={t('groups')}>
          <ul>
            {groups.map(({ kind, pages }) => (
              <li key={kind}>
                <a href={`#${anchorOf(kind)}`}>
                  {t(`kinds.${kind}`)} <Count of={pages.length} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles['lists']}>
        {groups.map(({ kind, pages }) => (
          <section key={kind} id={anchorOf(kind)} aria-labelledby={`${anchorOf(kind)}-title`}>
            <h2 id={`${anchorOf(kind)}-title`}>
              {t(`kinds.${kind}`)} <Count of={pages.length} />
            </h2>
            <ul className={styles['list']}>
              {pages.map((page) => (
                <ResultItem key={page.to} page={page} kind={kind} />
              ))}
            </ul>
            {pages.length === fullGroup && <p className={styles['nearest']}>{t('nearest', { count: fullGroup })}</p>}
          </section>
        ))}
      </div>
    </div>
  );
}

const Count = ({ of }: { of: number }) => <span className={styles['number']}>{of}</span>;
