import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { Link } from '../../components/link.tsx';
import { Note } from '../../components/messages/note.tsx';
import styles from './visit-page.module.css';
import type { VisitView } from './visit-view.ts';

/** Whoever is on the list for an earlier hour, since booking or later: that it is so, and the way to leave it. */
export function WaitingNotice({ view: { isWaiting, token } }: { view: VisitView }) {
  const t = useTranslations('visit.earlier.notice');
  const locale = useLocale();
  if (!isWaiting) return null;
  return (
    <div className={styles['after']}>
      <Note kind="done" title={t('title')}>
        <p>{t('text')}</p>
        <p>
          <Link to={pathTo(locale, 'visitEarlier', { visita: token })} reloadDocument>
            {t('change')}
          </Link>
        </p>
      </Note>
    </div>
  );
}
