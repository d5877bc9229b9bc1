import { pathTo } from '@clinic/core/addresses/path-to';
import { confirmDays } from '@clinic/core/newsletter/confirm-days';
import { useLocale, useTranslations } from 'use-intl';
import accountStyles from '../account/parts/account.module.css';
import { AccountFrame } from '../account/parts/account-frame.tsx';
import { EmailWords } from '../account/parts/email-words.tsx';
import { buttonClass } from '../components/button.tsx';
import { Glyph } from '../components/icon.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { NewsletterCall } from './newsletter-call.tsx';
import styles from './sent-screen.module.css';

/** Nobody is on the list yet: where to look, how the message looks, and what happens without it. */
export function SentScreen({ email }: { email: string | null }) {
  const t = useTranslations('newsletter.sent');
  const locale = useLocale();
  const { settings } = useFrame();
  const lead = email
    ? t.rich('lead', {
        email: () => (
          <b>
            <EmailWords email={email} />
          </b>
        ),
      })
    : t('leadUnknown');
  return (
    <AccountFrame title={t('title')} lead={lead} side={<NewsletterCall />}>
      <figure className={styles['sample']}>
        <figcaption>{t('looks')}</figcaption>
        <div className={styles['letter']} aria-hidden="true">
          <b>{settings.name}</b>
          <p className={styles['subject']}>{t('subject')}</p>
          <span className={buttonClass({})}>{t('button')}</span>
        </div>
      </figure>
      <ul className={accountStyles['facts']}>
        <li>
          <Glyph name="mail" />
          <div>
            <Unbroken text={t('spam')} />
          </div>
        </li>
        <li>
          <Glyph name="arrow-left" />
          <div>
            {t.rich('wrong', {
              again: (words) => <a href={pathTo(locale, 'newsletter')}>{words}</a>,
            })}
          </div>
        </li>
        <li>
          <Glyph name="close" />
          <div>
            <Unbroken text={t('erased', { days: confirmDays })} />
          </div>
        </li>
      </ul>
    </AccountFrame>
  );
}
