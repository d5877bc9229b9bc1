import { pathTo } from '@clinic/core/addresses/path-to';
import { euros } from '@clinic/core/kernel/format';
import { Form, useNavigation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { Button } from '../../components/button.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { CancelUntil } from './cancel-until.tsx';
import { ChangeFrame } from './change-frame.tsx';
import type { ChangeView } from './read-change.server.ts';
import { TooLate } from './too-late.tsx';
import { bold } from './use-state-words.tsx';
import styles from './visit-page.module.css';

/** Asks once more; only the button here cancels. */
export function CancelScreen({ view: { token, visit, back, noticeHours, changeUntil, isLate, mayMove } }: { view: ChangeView }) {
  const t = useTranslations('visit.cancel');
  const locale = useLocale();
  const isSending = useNavigation().state === 'submitting';
  if (isLate)
    return (
      <ChangeFrame visit={visit} calls>
        <TooLate {...{ visit, noticeHours, back }} />
      </ChangeFrame>
    );
  return (
    <ChangeFrame visit={visit}>
      <h1 className={styles['title']}>{t('title')}</h1>
      <p className={styles['lead']}>{t('lead')}</p>
      {visit.payment === 'paid' && <p>{t.rich('refund', { amount: euros(visit.priceCents, locale), b: bold })}</p>}
      {visit.payment === 'toPay' && <p>{t('unpaid')}</p>}
      {changeUntil && <CancelUntil until={changeUntil} mode={visit.mode} />}
      <Form method="post" className={styles['actions']}>
        <Button type="submit" {...(isSending && { busy: t('yes') })}>
          {t('yes')}
        </Button>
        <ButtonLink to={back} look="secondary" reloadDocument>
          {t('no')}
        </ButtonLink>
      </Form>
      {mayMove && (
        <section className={styles['section']}>
          <h2>{t('rather')}</h2>
          <ArrowLink to={pathTo(locale, 'visitMove', { visita: token })} reloadDocument>
            {t('move')}
          </ArrowLink>
        </section>
      )}
    </ChangeFrame>
  );
}
