import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { Checkbox } from '../../../components/fields/checkbox.tsx';
import { Link } from '../../../components/link.tsx';

/** Ticked only by the visitor; a tick that was given is not asked for again when another field was wrong. */
export function BookingConsent({ ticked, error, isForOther }: { ticked: boolean; error: string | undefined; isForOther: boolean }) {
  const t = useTranslations();
  const locale = useLocale();
  return (
    <Checkbox
      name="consent"
      value="yes"
      aria-required
      defaultChecked={ticked}
      error={error}
      label={t('booking.details.required', { label: t(isForOther ? 'booking.details.consentOther' : 'booking.details.consent') })}
      hint={t.rich('components.consent.more', {
        policy: (words) => (
          <Link to={pathTo(locale, 'privacy')} target="_blank" rel="noreferrer">
            {words}
          </Link>
        ),
      })}
    />
  );
}
