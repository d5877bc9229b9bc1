import { pathTo } from '@clinic/core/addresses/path-to';
import { useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import { useFrame } from '../frame/use-frame.ts';

/** In the footer: changes an earlier answer. Without JavaScript there is nothing to change, and it leads to the policy. */
export function ConsentSettings({ className }: { className?: string | undefined }) {
  const t = useTranslations('consent');
  const { locale } = useFrame();
  return (
    <Link to={pathTo(locale, 'cookies')} className={className} reloadDocument data-consent="settings">
      {t('settings')}
    </Link>
  );
}
