import { replyWorkingDays } from '@clinic/core/working-hours/reply-hours';
import { useLocale, useTranslations } from 'use-intl';
import { dayInWords } from '../components/date/date-words.ts';
import { Glyph } from '../components/icon.tsx';
import { EmergencyNumbers } from '../components/messages/emergency-numbers.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { CallPanel } from '../frame/call-panel.tsx';
import { PromisedDays } from './promised-days.tsx';
import screen from './request-screen.module.css';
import { ThanksNext } from './thanks-next.tsx';
import styles from './thanks-screen.module.css';
import type { ThankedRequest, ThanksView } from './thanks-view.ts';

/** They share a page of thanks with others, or the page speaks of something else. */
const kindsWithText = ['callBack', 'international', 'complaint'] as const;

/** First what was promised and until which day; then what to do meanwhile, and what not to wait for. */
export function ThanksScreen({ view: { name, request, promisedDay } }: { view: ThanksView }) {
  const t = useTranslations('requests.thanks');
  const receipt = useTranslations('requests.receipt');
  const locale = useLocale();
  const kindWithText = kindsWithText.find((kind) => kind === request?.kind);
  const bold = (day: string) => () => <b>{dayInWords(day, locale)}</b>;
  return (
    <div className={screen['screen']}>
      <div className={screen['task']}>
        {request && (
          <p className={styles['received']} role="status">
            <Glyph name="check" size={20} />
            {t(request.kind === 'complaint' ? 'receivedComplaint' : 'received')}
          </p>
        )}
        <h1 className={screen['title']}>
          {request ? (
            <>
              {t('named', { name: request.firstName })}{' '}
              {t.rich(request.kind === 'callBack' ? 'callBy' : 'answerBy', { day: () => dayInWords(request.answerBy.day, locale) })}
            </>
          ) : (
            <Unbroken text={t(`pages.${name}.title`)} />
          )}
        </h1>
        <div className={styles['promise']}>
          {request && <PromisedDays days={request.days} />}
          <p>
            <Unbroken text={kindWithText ? t(`texts.${kindWithText}`) : t(`pages.${name}.text`)} />
          </p>
          {request ? (
            <Sent request={request} />
          ) : (
            promisedDay && <p>{t.rich('general', { workingDays: replyWorkingDays, day: bold(promisedDay) })}</p>
          )}
        </div>
        <ThanksNext name={name} kind={request?.kind ?? null} documents={request?.documents ?? 0} />
      </div>
      <div className={screen['side']}>
        {request?.kind === 'complaint' ? (
          <CallPanel title={receipt('call')} text={receipt('callText')} />
        ) : (
          <CallPanel title={t('worse.title')} text={<EmergencyNumbers>{t('worse.text')}</EmergencyNumbers>} />
        )}
      </div>
    </div>
  );
}

function Sent({ request: { kind, number, email, phone, isProven, answerBy, documents } }: { request: ThankedRequest }) {
  const t = useTranslations('requests.thanks');
  const receipt = email ? t(isProven ? 'receiptProven' : 'receiptConfirm', { email }) : t('noReceipt', { phone: phone ?? '' });
  return (
    <>
      <p>{kind === 'complaint' ? t('workingDays') : t(email ? 'hours' : 'hoursCall', { time: answerBy.time })}</p>
      {documents > 0 && <p>{t('documents', { count: documents })}</p>}
      <p className={styles['soft']}>
        {t.rich(kind === 'complaint' ? 'numberComplaint' : 'number', { number, b: (words) => <b className="nowrap">{words}</b> })}{' '}
        <Unbroken text={receipt} />
      </p>
    </>
  );
}
