import { useTranslations } from 'use-intl';
import { AccountForm } from '../parts/account-form.tsx';
import { FactList } from '../parts/fact-list.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

/** What to do when no code comes. Asked for too soon, another would end the one that is still on its way. */
export function AnotherCode({ afterSeconds }: { afterSeconds: number }) {
  const t = useTranslations('account.code');
  const seconds = useSecondsLeft(afterSeconds);
  return (
    <>
      <FactList
        facts={[
          { glyph: 'mail', text: t('nothingSpam') },
          { glyph: 'clock', text: t('nothingWait') },
          { glyph: 'lock', text: t('never') },
        ]}
      />
      <AccountForm go="again" submit={seconds > 0 ? t('againIn', { seconds }) : t('again')} look="secondary" isWaiting={seconds > 0} />
    </>
  );
}
