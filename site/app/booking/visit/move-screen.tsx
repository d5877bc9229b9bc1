import { Form, useNavigation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button, ButtonLink } from '../../components/button.tsx';
import { SlotPicker } from '../../components/date/slot-picker.tsx';
import { ErrorSummary } from '../../components/messages/error-summary.tsx';
import { CallLine } from './call-line.tsx';
import { ChangeFrame } from './change-frame.tsx';
import { fullMomentInWords } from './moment.ts';
import type { MoveOffer, MoveProblem } from './move-visit.server.ts';
import { Problem } from './problem.tsx';
import type { ChangeView } from './read-change.server.ts';
import { TooLate } from './too-late.tsx';
import { bold } from './use-state-words.tsx';
import styles from './visit-page.module.css';

type Props = {
  view: ChangeView;
  offer: MoveOffer;
  /** Whom the free times are of; nobody in particular where none was preferred. */
  doctor: string | null;
  next: string;
  problem: MoveProblem | null;
};

/** Another time for the same visit. */
export function MoveScreen({ view, offer, doctor, next, problem }: Props) {
  const t = useTranslations('visit');
  const when = fullMomentInWords(view.visit.startsAt, useLocale());
  const isSilent = offer.isSilent || problem === 'clinicSilent';
  const isStuck = isSilent || offer.days.length === 0;
  if (view.isLate)
    return (
      <ChangeFrame visit={view.visit} calls>
        <TooLate {...view} />
      </ChangeFrame>
    );
  return (
    <ChangeFrame visit={view.visit} calls={isStuck}>
      {problem === 'selectTime' && <ErrorSummary errors={[{ field: 'slot', message: t('problems.selectTime') }]} />}
      <h1 className={styles['title']}>{t('move.title')}</h1>
      <p className={styles['lead']}>{t.rich('move.lead', { when, b: bold })}</p>
      {problem === 'slotTaken' && <Problem kind="slotTaken" />}
      {isSilent && <Problem kind="clinicSilent" />}
      {isStuck && !isSilent && <p>{t('move.none')}</p>}
      {isStuck ? <CallLine /> : <Times {...{ view, offer, doctor, next, problem }} />}
    </ChangeFrame>
  );
}

function Times({ view, offer, doctor, next, problem }: Props) {
  const t = useTranslations('visit');
  const isSending = useNavigation().state === 'submitting';
  return (
    <section className={styles['times']}>
      <h2>{t('move.times')}</h2>
      <p>
        {doctor ? t('move.sameDoctor', { doctor }) : t('move.anyDoctor')} {t('move.price')}
      </p>
      <Form method="post" className={styles['after']} noValidate>
        <input type="hidden" name="next" value={next} />
        <SlotPicker
          name="slot"
          legend={t('move.legend')}
          days={offer.days}
          error={problem === 'selectTime' ? t('problems.selectTime') : undefined}
        />
        <div className={styles['actions']}>
          <Button type="submit" {...(isSending && { busy: t('move.submit') })}>
            {t('move.submit')}
          </Button>
          <ButtonLink to={view.back} look="secondary" reloadDocument>
            {t('move.back')}
          </ButtonLink>
        </div>
      </Form>
      <p className={styles['after']}>{t('move.call')}</p>
    </section>
  );
}
