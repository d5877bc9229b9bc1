import { useEffect } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHydrated } from '../components/use-hydrated.ts';
import styles from './preview-bar.module.css';
import { usePointAtPage } from './use-point-at-page.ts';

/** The back office's words for "the document was saved" and "this page listens"; they are Payload's, not ours. */
const saved = 'payload-document-event';
const listening = { type: 'payload-live-preview', ready: true };

/** Beside the editor's form: reads the draft anew whenever it was saved or typed at, without losing the place on the page. */
function useFollowEditor(editorOrigins: string[]) {
  const { revalidate } = useRevalidator();
  const origins = editorOrigins.join(' ');
  useEffect(() => {
    if (window.parent === window) return;
    const accepted = origins.split(' ');
    const hear = ({ origin, data }: MessageEvent<{ type?: unknown } | null>) => {
      if (accepted.includes(origin) && data?.type === saved) void revalidate();
    };
    window.addEventListener('message', hear);
    // Whoever frames this page is the back office, or the browser would not have shown it.
    window.parent.postMessage(listening, '*');
    return () => window.removeEventListener('message', hear);
  }, [origins, revalidate]);
}

/** Nobody may take a draft for the page itself. Beside the editor's form it cannot be left, only closed there. */
export function PreviewBar({ editorOrigins, isDraft }: { editorOrigins: string[]; isDraft: boolean }) {
  const t = useTranslations('preview');
  const { pathname } = useLocation();
  const isFramed = useHydrated() && window.parent !== window;
  useFollowEditor(editorOrigins);
  usePointAtPage(editorOrigins);
  return (
    <section className={styles['bar']} aria-label={t('title')}>
      <p className={styles['text']}>
        <strong>{t('title')}</strong> {t(isDraft ? 'note' : 'same')} {isFramed && t('point')}
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
