import { capitalised } from '@clinic/core/kernel/format';
import { Form, useNavigation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import { HelpPanel } from '../visit/help-panel.tsx';
import { fullMomentInWords } from '../visit/moment.ts';
import { bold, unbrokenTitle } from '../visit/use-state-words.tsx';
import page from '../visit/visit-page.module.css';
import styles from './offer-screen.module.css';
import type { OfferView } from './read-offer.server.ts';

/** The hour that somebody has and the one that opened, and the one button that changes it. */
export function OfferScreen({ view }: { view: OfferView }) {
  const t = useTranslations('visit.offer');
  const isSending = useNavigation().state === 'submitting';
  const isOpen = view.state === 'open';
  return (
    <div className={page['page']}>
      <div className={page['main']}>
        <p className={page['chip']} data-tone={isOpen ? 'wait' : undefined}>
          <Glyph name={isOpen ? 'clock' : 'info'} />
          {view.state === 'open' ? t('until', { time: view.until.time }) : t(`${view.state}.chip`)}
        </p>
        <h1 className={page['title']}>{t(`${view.state}.title`)}</h1>
        <p className={page['lead']}>{t.rich(`${view.state}.lead`, { b: bold })}</p>
        {view.state !== 'ended' && view.state !== 'accepted' && (
          <dl className={styles['hours']}>
            <Hour name={t('own')} hour={view.own} />
            <Hour name={t('offered')} hour={view.offered} isOffered={isOpen} isGone={!isOpen} />
          </dl>
        )}
        {isOpen && <p>{t('same')}</p>}
        {isOpen && (
          <Form method="post" className={page['actions']}>
            <Button type="submit" {...(isSending && { busy: t('accept') })}>
              {t('accept')}
            </Button>
          </Form>
        )}
      </div>
      <aside className={page['aside']}>
        <HelpPanel state="scheduled" />
      </aside>
    </div>
  );
}

type HourProps = { name: string; hour: OfferView['own']; isOffered?: boolean; isGone?: boolean };

function Hour({ name, hour: { at, doctorName }, isOffered = false, isGone = false }: HourProps) {
  const when = capitalised(fullMomentInWords(at, useLocale()));
  return (
    <div className={styles['hour']} data-offered={isOffered || undefined}>
      <dt>{name}</dt>
      <dd>
        <strong>{isGone ? <s>{when}</s> : when}</strong>
        <span>{unbrokenTitle(doctorName)}</span>
      </dd>
    </div>
  );
}
