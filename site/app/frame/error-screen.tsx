import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import { Head } from '../head/head.tsx';
import { Notice } from './notice.tsx';
import { PhoneLink } from './phone-link.tsx';
import { useFrame } from './use-frame.ts';

export function ErrorScreen({ status }: { status: number }) {
  const t = useTranslations('error');
  const { locale, settings } = useFrame();
  const { pathname } = useLocation();
  return (
    <>
      <Head siteName={settings.name} head={{ title: t('title'), description: '', indexed: false, canonical: undefined, alternates: [] }} />
      <Notice title={t('title')} action={<Link to={pathTo(locale, 'home')}>{t('home')}</Link>}>
        <p>{status === 503 ? t('unavailable') : t('text')}</p>
        <p>
          <a href={pathname}>{t('retry')}</a>
        </p>
        <p>{t('help')}</p>
        <PhoneLink />
      </Notice>
    </>
  );
}
