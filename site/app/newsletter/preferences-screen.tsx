import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import styles from '../account/parts/account.module.css';
import { AccountForm } from '../account/parts/account-form.tsx';
import { AccountFrame } from '../account/parts/account-frame.tsx';
import { EndedLink } from '../account/parts/ended-link.tsx';
import { ButtonLink } from '../components/button-link.tsx';
import { RadioGroup } from '../components/fields/radio-group.tsx';
import { Note } from '../components/messages/note.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { NewsletterCall } from './newsletter-call.tsx';
import type { PreferencesView } from './preferences-view.ts';

/** Opened by the link at the foot of every letter. */
export function PreferencesScreen({ view }: { view: PreferencesView }) {
  const t = useTranslations('newsletter.preferences');
  const locale = useLocale();
  if (!view) {
    const action = { to: pathTo(locale, 'newsletter'), words: t('again') };
    return <EndedLink title={t('ended')} text={t('endedText')} action={action} side={<NewsletterCall />} />;
  }
  const { email, isOn, mayResume, news } = view;
  const lead = t.rich(isOn ? 'on' : 'off', { email: () => <b>{email}</b> });
  return (
    <AccountFrame title={t('title')} lead={lead} side={<NewsletterCall />}>
      {news === 'confirmed' && isOn && (
        <Note kind="done" title={t('confirmed')} isNews>
          <p>{t('confirmedText')}</p>
        </Note>
      )}
      {news === 'saved' && <Note kind="done" title={t('saved')} isNews />}
      {isOn ? (
        <>
          <Language locale={view.locale} />
          <section className={styles['part']}>
            <h2>{t('stopTitle')}</h2>
            <p>
              <Unbroken text={t('stopText')} />
            </p>
            <AccountForm go="stop" submit={t('stop')} look="secondary" />
          </section>
        </>
      ) : (
        <>
          <Note kind="done" title={t('stopped')} isNews={news === 'stopped'}>
            <p>
              <Unbroken text={t('stoppedText')} />
            </p>
          </Note>
          <div className={styles['part']}>
            {mayResume ? (
              <AccountForm go="resume" submit={t('resume')} look="secondary" />
            ) : (
              <ButtonLink to={pathTo(locale, 'newsletter')} look="secondary" reloadDocument>
                {t('again')}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </AccountFrame>
  );
}

function Language({ locale }: { locale: string }) {
  const t = useTranslations('newsletter.preferences');
  const options = [
    { value: 'pt', label: t('portuguese') },
    { value: 'en', label: t('english') },
  ];
  return (
    <div className={styles['part']}>
      <AccountForm go="language" submit={t('save')} look="secondary">
        <RadioGroup name="language" legend={t('language')} options={options} defaultValue={locale} />
      </AccountForm>
    </div>
  );
}
