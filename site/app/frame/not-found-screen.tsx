import { pathTo } from '@clinic/core/addresses/path-to';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../components/button-link.tsx';
import { Head } from '../head/head.tsx';
import { bareHead } from '../head/page-head.ts';
import { BookingBanner } from './booking-banner.tsx';
import { Notice } from './notice.tsx';
import { PhoneLink } from './phone-link.tsx';
import { PlainSearch } from './plain-search.tsx';
import { useFrame } from './use-frame.ts';

export function NotFoundScreen() {
  const t = useTranslations('notFound');
  const { locale, settings } = useFrame();
  return (
    <>
      <Head siteName={settings.name} head={bareHead(t('title'))} />
      <Notice
        title={t('title')}
        drawing="fallen"
        action={
          <ButtonLink to={pathTo(locale, 'home')} look="secondary">
            {t('home')}
          </ButtonLink>
        }
      >
        <p>{t('text')}</p>
        <p>{t('help')}</p>
        <PlainSearch />
        <p>{t('call')}</p>
        <PhoneLink />
      </Notice>
      <BookingBanner ground="stone" />
    </>
  );
}
