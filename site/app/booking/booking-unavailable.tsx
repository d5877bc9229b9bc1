import { useTranslations } from 'use-intl';
import { buttonClass } from '../components/button.tsx';
import { Hours } from '../frame/hours.tsx';
import { Notice } from '../frame/notice.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';

/** The clinic's calendar does not answer and nothing is known of it: there is nothing to choose from but the telephone. */
export function BookingUnavailable({ path }: { path: string }) {
  const t = useTranslations('booking.silent');
  return (
    <Notice
      title={t('title')}
      drawing="broken"
      action={
        <a className={buttonClass({})} href={path}>
          {t('retry')}
        </a>
      }
    >
      <p>{t('error')}</p>
      <p>{t('call')}</p>
      <PhoneLink />
      <p>
        <Hours />
      </p>
    </Notice>
  );
}
