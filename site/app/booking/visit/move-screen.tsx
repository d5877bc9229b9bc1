import { Form, useNavigation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button, ButtonLink } from '../../components/button.tsx';
import { ErrorSummary } from '../../components/messages/error-summary.tsx';
import { CallLine } from './call-line.tsx';
import { ChangeFrame } from './change-frame.tsx';
import { fullMomentInWords } from './moment.ts';
import { MonthLink, MoveTimes } from './move-times.tsx';
import type { MoveOffer, MoveProblem } from './move-visit.server.ts';
import { Problem } from './problem.tsx';
import type { ChangeView } from './read-change.server.ts';
import { TooLate } from './too-late.tsx';
import { bold } from './use-state-words.tsx';
import styles from './visit-page.module.css';

type Props = {
  view: ChangeView;
  /** None where it is too late to move. */
  offer: MoveOffer | null;
  /** Whom the free times are of; nobody in particular where none was preferred. */
  doctor: string | null;
  next: string;
  problem: MoveProblem | null;
};

/** Another time for the same visit. */
export function MoveScreen({ view, offer, doctor, next, problem }: Props) {
  const t = useTranslations('visit');
  const when = fullMomentInWords(view.visit.startsAt, useLocale());
  if (view.isLate || !offer)
    return (
      <ChangeFrame visit={view.visit} calls>
        <TooLate {...view} />
      </ChangeFrame>
    );
  const isSilent = offer.view === 'silent' || problem === 'clinicUnavailable';
  const isFull = offer.view === 'days' && offer.days.length === 0;
  const isStuck = isSilent || isFull;
  return (
    <ChangeFrame visit={view.visit} calls={isStuck}>
      {problem === 'selectTime' && <ErrorSummary errors={[{ field: 'slot', message: t('problems.selectTime') }]} />}
      <h1 className={styles['title']}>{t('move.title')}</h1>
      <p className={styles['lead']}>{t.rich('move.lead', { when, b: bold })}</p>
      {problem === 'slotTaken' && <Problem kind="slotTaken" />}
      {isSilent && <Problem kind="clinicUnavailable" />}
      {isFull && !isSilent && <p>{t('move.none')}</p>}
      {isStuck && <CallLine />}
      {isFull && !isSilent && <MonthLink month={offer.month} />}
      {!isStuck && <Times {...{ view, offer, doctor, next, problem }} />}
    </ChangeFrame>
  );
}

function Times({ view, offer, doctor, next, problem }: Props & { offer: MoveOffer }) {
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
        <MoveTimes offer={offer} problem={problem} />
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
