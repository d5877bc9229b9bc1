import { useTranslations } from 'use-intl';
import styles from './chat-launcher.module.css';

/** Says that nobody human answers, before anything is loaded or written; the script comes only when it is opened. */
export function ChatLauncher({ scriptUrl }: { scriptUrl: string }) {
  const t = useTranslations('consent.chat');
  return (
    <aside className={styles['launcher']} aria-label={t('name')} data-chat={scriptUrl} hidden>
      <p className={styles['note']} role="status" hidden>
        <strong>{t('name')}</strong> {t('note')}
      </p>
      <button type="button" className={styles['button']}>
        <svg
          width="24"
          height="24"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M4 5h16v11h-9l-4 4v-4H4z" />
        </svg>
        {t('name')}
      </button>
    </aside>
  );
}
