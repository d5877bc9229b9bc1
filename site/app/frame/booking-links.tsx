import { pathTo } from '@clinic/core/addresses/path-to';
import { useTranslations } from 'use-intl';
import { buttonClass } from '../components/button.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { useFrame } from './use-frame.ts';

/** Online, or at the clinic; the clinic may book visits in person at an address of its own. */
export function BookingLinks() {
  const t = useTranslations('frame');
  const { locale, settings } = useFrame();
  const own = settings.inPersonBookingUrl;
  const outside = !own.startsWith('/');
  return (
    <>
      <ButtonLink to={pathTo(locale, 'bookingOnline')} look="secondary">
        {t('bookOnline')}
      </ButtonLink>
      {own ? (
        <a className={buttonClass({})} href={own} {...(outside && { target: '_blank', rel: 'noreferrer' })}>
          {t('book')}
          {outside && <span className="visually-hidden">{` (${t('newTab')})`}</span>}
        </a>
      ) : (
        <ButtonLink to={pathTo(locale, 'wizard')} reloadDocument>
          {t('book')}
        </ButtonLink>
      )}
    </>
  );
}
