import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import type { PasskeyUse } from './ask-passkey-options.ts';
import styles from './this-device-button.module.css';
import { usePasskey, usePasskeySupport } from './use-passkey.ts';

type Props = {
  use: PasskeyUse;
  words: ReactNode;
  look?: 'primary' | 'secondary';
  /** Why the server did not take the last answer. */
  error?: string | undefined;
  /** What stands here only where the button does. */
  children?: ReactNode;
};

/**
 * Named after what one does and never "passkey". Not a submit button: pressing Enter in a field of its form sends that field.
 */
export function ThisDeviceButton({ use, words, look = 'primary', error, children }: Props) {
  const t = useTranslations('account.passkey');
  const { button, trouble, isAsking, press } = usePasskey(use);
  const said = trouble ? t(`trouble.${trouble === 'givenUp' ? use : trouble}`) : error;
  if (!usePasskeySupport()) return null;
  return (
    <div className={styles['place']}>
      <Button wide id="passkey" look={look} ref={button} onClick={press} busy={isAsking ? t('asking') : undefined}>
        <Glyph name="fingerprint" size={36} />
        <span className={styles['words']}>
          <span>{words}</span>
          <small>{t('how')}</small>
        </span>
      </Button>
      <div role="alert">
        {said && (
          <p className={styles['trouble']}>
            <Glyph name="warning" />
            {said}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}
