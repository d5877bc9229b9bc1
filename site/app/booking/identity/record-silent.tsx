import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { buttonClass } from '../../components/button.tsx';
import { Notice } from '../../frame/notice.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';

/** The code was right and the clinic's records do not answer: nothing is lost, and nobody has to wait. */
export function RecordSilent() {
  const t = useTranslations('identity');
  const locale = useLocale();
  return (
    <Notice
      title={t('silent.title')}
      drawing="broken"
      action={
        <>
          <a className={buttonClass({})} href={pathTo(locale, 'wizardCode')}>
            {t('silent.retry')}
          </a>
          <a className={buttonClass({ look: 'secondary' })} href={pathTo(locale, 'wizardCheck')}>
            {t('without')}
          </a>
        </>
      }
    >
      <p>{t('silent.text')}</p>
      <PhoneLink />
    </Notice>
  );
}
