import { useLocale, useTranslations } from 'use-intl';
import { dateInWords } from '../../components/date/date-words.ts';
import { TextField } from '../../components/fields/text-field.tsx';
import { ThisDevice } from '../passkey/this-device.tsx';
import { ThisDeviceButton } from '../passkey/this-device-button.tsx';
import { AccountActButton } from './account-act-button.tsx';
import styles from './safety.module.css';
import { SafetyLine, SafetyRow } from './safety-row.tsx';
import type { PasskeyEntry, SafetyView } from './safety-view.ts';
import { seenInWords } from './seen-in-words.ts';

/** Devices that open the account with face, finger or PIN. Adding one needs script; where there is none, so does using it. */
export function Passkeys({ view }: { view: SafetyView }) {
  const t = useTranslations('account.safety.passkeys');
  const locale = useLocale();
  const note = ({ lastUsed, addedOn }: PasskeyEntry) =>
    lastUsed ? t('lastUsed', { when: seenInWords(lastUsed, view.today, locale) }) : t('neverUsed', { date: dateInWords(addedOn, locale) });
  return (
    <>
      {view.passkeys.map((passkey) => (
        <div className={styles['row']} key={passkey.id}>
          <div className={styles['line']}>
            <SafetyLine label={t('label')} value={passkey.name} note={note(passkey)}>
              <AccountActButton go="removePasskey" hidden={{ id: passkey.id }} about={passkey.name}>
                {t('remove')}
              </AccountActButton>
            </SafetyLine>
          </div>
        </div>
      ))}
      <SafetyRow
        part="passkeys"
        view={view}
        label={t('label')}
        value={t(view.passkeys.length > 0 ? 'another' : 'none')}
        note={t('note')}
        act={t('add')}
      >
        <form method="post">
          <TextField
            name="name"
            id="passkeyName"
            label={t('name')}
            hint={t('nameHint')}
            defaultValue={view.typed.passkeyName}
            maxLength={60}
            autoComplete="off"
            optional
          />
          <ThisDeviceButton use="add" words={t.rich('addThis', { device: () => <ThisDevice /> })} />
          <noscript>
            <p>{t('needsScript')}</p>
          </noscript>
        </form>
      </SafetyRow>
    </>
  );
}
