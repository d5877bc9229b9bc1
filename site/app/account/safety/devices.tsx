import { deviceInWords } from '@clinic/core/identity/sessions/device-in-words';
import { capitalised } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { classNames } from '../../components/class-names.ts';
import { Glyph } from '../../components/icon.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { AccountForm } from '../parts/account-form.tsx';
import { AccountActButton } from './account-act-button.tsx';
import styles from './safety.module.css';
import type { SafetyView } from './safety-view.ts';
import { seenInWords } from './seen-in-words.ts';

const handheld = /iPhone|iPad|Android/;

/** Where the account stands open. */
export function Devices({ view: { devices, today } }: { view: SafetyView }) {
  const t = useTranslations('account.safety.devices');
  const locale = useLocale();
  const nameOf = (name: string) => deviceInWords(name, locale);
  return (
    <section className={styles['card']} id="devices">
      <h2>{t('title')}</h2>
      {devices.map(({ id, name, isThis, lastSeen }) => (
        <div className={styles['row']} key={id}>
          <div className={classNames(styles['line'], styles['withGlyph'])}>
            <Glyph name={handheld.test(name) ? 'mobile' : 'computer'} />
            <span className={styles['words']}>
              <span className={styles['value']}>{nameOf(name)}</span>
              <span className={styles['note']}>{isThis ? t('now') : capitalised(seenInWords(lastSeen, today, locale))}</span>
            </span>
            {isThis ? (
              <span className={styles['this']}>{t('this')}</span>
            ) : (
              <AccountActButton go="endDevice" hidden={{ id }} about={nameOf(name)}>
                {t('end')}
              </AccountActButton>
            )}
          </div>
        </div>
      ))}
      <div className={styles['foot']}>
        {devices.length > 1 && <AccountForm go="endOthers" submit={t('endOthers')} look="secondary" />}
        <p>
          <Unbroken text={t('unknown')} />
        </p>
      </div>
    </section>
  );
}
