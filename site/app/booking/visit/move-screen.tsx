import { Form, useNavigation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Glyph } from '../../components/icon.tsx';
import { ErrorSummary } from '../../components/messages/error-summary.tsx';
import slot from '../wizard/steps/slot.module.css';
import { CallLine } from './call-line.tsx';
import { ChangeFrame } from './change-frame.tsx';
import { fullMomentInWords } from './moment.ts';
import { anyDoctor, moveQuery } from './move-query.ts';
import { MonthLink, MoveTimes } from './move-times.tsx';
import type { MoveOffer, MoveProblem } from './move-visit.server.ts';
import { Problem } from './problem.tsx';
import type { ChangeView } from './read-change.server.ts';
import { TooLate } from './too-late.tsx';
import { useSaidInLisbon } from './use-said-in-lisbon.ts';
import { bold, unbrokenTitle } from './use-state-words.tsx';
import styles from './visit-page.module.css';

type Props = {
  view: ChangeView;
  /** None where it is too late to move. */
  offer: MoveOffer | null;
  next: string;
  problem: MoveProblem | null;
};

/** Another time for the same visit. */
export function MoveScreen({ view, offer, next, problem }: Props) {
  const t = useTranslations('visit');
  const when = useSaidInLisbon(view.visit.mode)(fullMomentInWords(view.visit.startsAt, useLocale()));
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
      {isFull && !isSilent && (
        <p>{offer.ofAnyDoctor ? t('move.none') : t('move.noneOfDoctor', { doctor: unbrokenTitle(view.visit.doctorName) })}</p>
      )}
      {isStuck && <CallLine />}
      {isFull && !isSilent && <MonthLink {...offer} />}
      {isFull && !isSilent && <OtherDoctors ofAnyDoctor={offer.ofAnyDoctor} doctor={view.visit.doctorName} />}
      {!isStuck && <Times {...{ view, offer, next, problem }} />}
    </ChangeFrame>
  );
}

/** To the times of every doctor, and back to those of the visit's own. */
function OtherDoctors({ ofAnyDoctor, doctor }: { ofAnyDoctor: boolean; doctor: string }) {
  const t = useTranslations('visit.move');
  return (
    <a className={slot['otherView']} href={moveQuery(!ofAnyDoctor)}>
      <Glyph name={ofAnyDoctor ? 'arrow-left' : 'arrow-right'} />
      {ofAnyDoctor ? t('onlyDoctor', { doctor: unbrokenTitle(doctor) }) : t('otherDoctors')}
    </a>
  );
}

function Times({ view, offer, next, problem }: Props & { offer: MoveOffer }) {
  const t = useTranslations('visit');
  const isSending = useNavigation().state === 'submitting';
  return (
    <section className={styles['times']}>
      <h2>{t('move.times')}</h2>
      <p>
        {t(offer.ofAnyDoctor ? 'move.anyDoctor' : 'move.sameDoctor', { doctor: unbrokenTitle(view.visit.doctorName) })} {t('move.price')}
      </p>
      <OtherDoctors ofAnyDoctor={offer.ofAnyDoctor} doctor={view.visit.doctorName} />
      <Form method="post" className={styles['after']} noValidate>
        <input type="hidden" name="next" value={next} />
        {offer.ofAnyDoctor && <input type="hidden" name="doctor" value={anyDoctor} />}
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
