import { useTranslations } from 'use-intl';
import { CallPanel } from '../frame/call-panel.tsx';
import facade from './art/facade.svg';
import { FactList } from './parts/fact-list.tsx';
import styles from './sign-in-screen.module.css';

/** The clinic's door and what is found behind it, where there is room; the telephone everywhere. */
export function SignInAside() {
  const t = useTranslations('account.signIn');
  return (
    <>
      <div className={styles['inside']}>
        {/* Lazy: a phone, which does not show it, does not load it either. */}
        <img src={facade} alt="" width="640" height="420" loading="lazy" />
        <h2>{t('inside')}</h2>
        <FactList
          facts={[
            { glyph: 'calendar', text: t('insideVisit') },
            { glyph: 'document', text: t('insidePapers') },
            { glyph: 'people', text: t('insideOthers') },
          ]}
        />
      </div>
      <CallPanel title={t('call')} text={t('callText')} />
    </>
  );
}
