import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { buttonClass } from '../components/button.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { Head } from '../head/head.tsx';
import { bareHead } from '../head/page-head.ts';
import { Notice } from './notice.tsx';
import { PhoneLink } from './phone-link.tsx';
import { useFrame } from './use-frame.ts';

export function ErrorScreen({ status }: { status: number }) {
  const t = useTranslations('error');
  const { locale, settings } = useFrame();
  const { pathname } = useLocation();
  const title = status === 429 ? t('tooManyTitle') : t('title');
  const text = status === 429 ? t('tooMany') : status === 503 ? t('unavailable') : t('text');
  return (
    <>
      <Head siteName={settings.name} head={bareHead(title)} />
      <Notice
        title={title}
        drawing="broken"
        action={
          <>
            {/* Asked of the server anew: the page in memory is the one that failed. */}
            <a className={buttonClass({})} href={pathname}>
              {t('retry')}
            </a>
            <ButtonLink to={pathTo(locale, 'home')} look="secondary" reloadDocument>
              {t('home')}
            </ButtonLink>
          </>
        }
      >
        <p>{text}</p>
        <p>{t('help')}</p>
        <PhoneLink />
      </Notice>
    </>
  );
}
