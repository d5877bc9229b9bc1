import { pathTo } from '@clinic/core/addresses/path-to';
import { Form, useNavigation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { dayInWords } from '../../components/date/date-words.ts';
import { Glyph } from '../../components/icon.tsx';
import { ErrorSummary } from '../../components/messages/error-summary.tsx';
import { ChangeFrame } from '../visit/change-frame.tsx';
import { fullMomentInWords } from '../visit/moment.ts';
import { Problem } from '../visit/problem.tsx';
import type { ChangeView } from '../visit/read-change.server.ts';
import { TooLate } from '../visit/too-late.tsx';
import { bold } from '../visit/use-state-words.tsx';
import styles from '../visit/visit-page.module.css';
import type { JoinProblem, OwnWishes } from './join-list.server.ts';
import { WishFields } from './wish-fields.tsx';

type Props = { view: ChangeView; wishes: OwnWishes | null; problem: JoinProblem | null };

/** Asks to hear of an earlier hour, and shows to whoever did what was asked for. */
export function EarlierScreen({ view, wishes, problem }: Props) {
  const t = useTranslations('visit');
  const locale = useLocale();
  const isSending = useNavigation().state === 'submitting';
  const when = fullMomentInWords(view.visit.startsAt, locale);
  if (view.isLate)
    return (
      <ChangeFrame visit={view.visit} calls>
        <TooLate {...view} />
      </ChangeFrame>
    );
  return (
    <ChangeFrame visit={view.visit}>
      {problem === 'incomplete' && <ErrorSummary errors={[{ field: 'doctor', message: t('earlier.incomplete') }]} />}
      {wishes && (
        <p className={styles['chip']} data-tone="good">
          <Glyph name="check" />
          {t('earlier.chip', { since: dayInWords(wishes.since.day, locale) })}
        </p>
      )}
      <h1 className={styles['title']}>{t(wishes ? 'earlier.titleIn' : 'earlier.title')}</h1>
      <p className={styles['lead']}>{t.rich(wishes ? 'earlier.leadIn' : 'earlier.lead', { when, b: bold })}</p>
      {problem === 'clinicUnavailable' && <Problem kind="clinicUnavailable" />}
      <ArrowLink to={pathTo(locale, 'visitMove', { visita: view.token })} reloadDocument>
        {t('earlier.now')}
      </ArrowLink>
      <Form method="post" className={styles['section']} noValidate>
        <h2>{t(wishes ? 'earlier.yours' : 'earlier.wishes')}</h2>
        <WishFields doctorName={view.visit.doctorName} wishes={wishes} />
        <div className={styles['actions']}>
          <Button type="submit" name="go" value="join" {...(isSending && { busy: t('earlier.join') })}>
            {t(wishes ? 'earlier.save' : 'earlier.join')}
          </Button>
          <ButtonLink to={view.back} look="secondary" reloadDocument>
            {t('late.back')}
          </ButtonLink>
        </div>
      </Form>
      {wishes && (
        <Form method="post" className={styles['section']}>
          <h2>{t('earlier.leaving')}</h2>
          <p>{t('earlier.leavingNote')}</p>
          <Button type="submit" look="secondary" name="go" value="leave">
            {t('earlier.leave')}
          </Button>
        </Form>
      )}
      <HowItWorks />
    </ChangeFrame>
  );
}

function HowItWorks() {
  const t = useTranslations('visit.earlier.how');
  return (
    <section className={styles['section']}>
      <h2>{t('title')}</h2>
      <ul>
        <li>{t('told')}</li>
        <li>{t('first')}</li>
        <li>{t('stays')}</li>
        <li>{t('night')}</li>
      </ul>
    </section>
  );
}
