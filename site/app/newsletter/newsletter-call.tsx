import { useTranslations } from 'use-intl';
import { CallPanel } from '../frame/call-panel.tsx';

export function NewsletterCall() {
  const t = useTranslations('newsletter');
  return <CallPanel title={t('call')} text={t('callText')} />;
}
