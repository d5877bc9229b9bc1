import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonClass } from '../../components/button.tsx';
import { useHydrated } from '../../components/use-hydrated.ts';
import styles from './waiting.module.css';

/** Nothing to do but to wait, and not for long. */
export function Waiting({ kind, isMove }: { kind: 'received' | 'preparing' | 'checking' | 'cardAsking'; isMove: boolean }) {
  const t = useTranslations('visit.waiting');
  const { pathname } = useLocation();
  const asksBySelf = useHydrated();
  return (
    <>
      <div className={styles['tiles']} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
      {isMove && kind === 'received' && <p>{t('moving')}</p>}
      <p>{t(kind)}</p>
      {!asksBySelf && (
        <p>
          <a className={buttonClass({ look: 'secondary' })} href={pathname}>
            {t('refresh')}
          </a>
        </p>
      )}
    </>
  );
}
