import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../components/use-hydrated.ts';
import styles from './preview-bar.module.css';
import { useFollowEditor } from './preview-follow.ts';

/** Nobody may take a draft for the page itself. Beside the editor's form it cannot be left, only closed there. */
export function PreviewBar({ editorOrigins }: { editorOrigins: string[] }) {
  const t = useTranslations('preview');
  const { pathname } = useLocation();
  const isFramed = useHydrated() && window.parent !== window;
  useFollowEditor(editorOrigins);
  return (
    <section className={styles['bar']} aria-label={t('title')}>
      <p className={styles['text']}>
        <strong>{t('title')}</strong> {t('note')}
      </p>
      {!isFramed && (
        <form method="post" action="/preview/exit">
          <input type="hidden" name="to" value={pathname} />
          <button className={styles['exit']} type="submit">
            {t('exit')}
          </button>
        </form>
      )}
    </section>
  );
}
