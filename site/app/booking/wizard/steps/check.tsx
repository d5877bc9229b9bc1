import { useTranslations } from 'use-intl';
import { Unbroken } from '../../../components/unbroken.tsx';
import panel from '../../panel.module.css';
import { StepIntro } from '../../step-intro.tsx';
import { useHourInLisbon } from '../../use-hour-in-lisbon.ts';
import { AnswerList } from '../answer-list.tsx';
import { StepForm } from '../step-form.tsx';
import type { WizardView } from '../wizard-view.ts';
import { BookTroubleNotice } from './book-trouble-notice.tsx';
import styles from './check.module.css';
import type { CheckOffer } from './check.server.ts';
import { EarlierWishAsk } from './earlier-wish-ask.tsx';
import { useCheckRows } from './use-check-rows.ts';

/** Everything once more, each answer with the way to change it, before the button that books. */
export function CheckStep({ view, offer }: { view: WizardView; offer: CheckOffer }) {
  const t = useTranslations('booking');
  const inLisbon = useHourInLisbon(offer.timeZone);
  const parts = useCheckRows(view.answers, offer);
  return (
    <>
      {view.trouble && <BookTroubleNotice trouble={view.trouble} timeZone={offer.timeZone} />}
      <StepIntro text={t('checkStep.lead')} />
      {parts.map(({ part, rows }) => (
        <section className={`${panel['panel']} ${styles['part']}`} key={part}>
          <div className={panel['inside']}>
            <h2 className={panel['title']}>{t(`checkStep.parts.${part}`)}</h2>
            <AnswerList rows={rows} />
          </div>
        </section>
      ))}
      <StepForm
        submit={{ words: t('checkStep.submit'), busy: t('checkStep.busy') }}
        note={offer.cancelUntil ? t('checkStep.cancelUntil', { until: inLisbon(offer.cancelUntil) }) : t('checkStep.cancelByPhone')}
      >
        {offer.earlier && <EarlierWishAsk view={view} offer={offer.earlier} />}
        <p className={styles['promise']}>
          <Unbroken text={t(`checkStep.${offer.needsCode ? 'codeFirst' : offer.payUntil ? 'afterPaying' : 'afterwards'}`)} />
        </p>
      </StepForm>
    </>
  );
}
