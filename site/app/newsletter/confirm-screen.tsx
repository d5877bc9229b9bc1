import { pathTo } from '@clinic/core/addresses/path-to';
import { confirmDays } from '@clinic/core/newsletter/confirm-days';
import { useLocale, useTranslations } from 'use-intl';
import styles from '../account/parts/account.module.css';
import { AccountForm } from '../account/parts/account-form.tsx';
import { AccountFrame } from '../account/parts/account-frame.tsx';
import { EmailWords } from '../account/parts/email-words.tsx';
import { EndedLink } from '../account/parts/ended-link.tsx';
import unpainted from '../art/scenes/azulejo-por-pintar.svg';
import { ButtonLink } from '../components/button-link.tsx';
import { NewsletterCall } from './newsletter-call.tsx';

/** Opened by the link of the letter. Programs that look through letters open links too, so only the press counts. */
export function ConfirmScreen({ email, used = null }: { email: string | null; used?: 'on' | 'off' | null }) {
  const t = useTranslations('newsletter.confirm');
  const locale = useLocale();
  if (email === null) {
    const action = { to: pathTo(locale, 'newsletter'), words: t('again') };
    return <EndedLink title={t('ended')} text={t('endedText', { days: confirmDays })} action={action} side={<NewsletterCall />} />;
  }
  const lead = (key: 'lead' | 'usedOn' | 'usedOff') =>
    t.rich(key, {
      email: () => (
        <b>
          <EmailWords email={email} />
        </b>
      ),
    });
  if (used) {
    return (
      <AccountFrame
        title={t(used === 'on' ? 'usedOnTitle' : 'usedOffTitle')}
        lead={lead(used === 'on' ? 'usedOn' : 'usedOff')}
        side={<NewsletterCall />}
      >
        {used === 'off' && (
          <ButtonLink to={pathTo(locale, 'newsletter')} look="secondary" reloadDocument>
            {t('again')}
          </ButtonLink>
        )}
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      above={<img src={unpainted} alt="" width="132" height="132" />}
      title={t('title')}
      lead={lead('lead')}
      side={<NewsletterCall />}
    >
      <AccountForm go="confirm" submit={t('submit')} />
      <p className={`${styles['soft']} ${styles['line']}`}>{t('otherwise')}</p>
    </AccountFrame>
  );
}
