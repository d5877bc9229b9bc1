import { capitalised } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { dayInWords } from '../components/date/date-words.ts';
import { slotInWords } from '../components/date/slot-words.ts';
import { Note } from '../components/messages/note.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { usePressed } from '../components/use-pressed.ts';
import { CallPanel } from '../frame/call-panel.tsx';
import styles from './receipt-screen.module.css';
import type { ReceiptView } from './receipt-view.ts';
import screen from './request-screen.module.css';

/** What the link of the receipt opens: to confirm that one has asked, or to take it back. */
export function ReceiptScreen({ receipt }: { receipt: ReceiptView | null }) {
  const t = useTranslations('requests.receipt');
  return (
    <div className={screen['screen']}>
      <div className={screen['task']}>{receipt ? <Receipt receipt={receipt} /> : <Gone />}</div>
      <div className={screen['side']}>
        <CallPanel title={t('call')} text={t('callText')} />
      </div>
    </div>
  );
}

function Gone() {
  const t = useTranslations('requests.receipt.gone');
  return (
    <>
      <h1 className={screen['title']}>{t('title')}</h1>
      <p className={screen['lead']}>
        <Unbroken text={t('text')} />
      </p>
    </>
  );
}

function Receipt({ receipt }: { receipt: ReceiptView }) {
  const t = useTranslations('requests.receipt');
  const busy = useTranslations('requests')('busy');
  const locale = useLocale();
  const { pressed, onSubmit } = usePressed();
  const { number, receivedDay, answerBy, answeredDay, isWithdrawn, isProven } = receipt;
  const isOpen = !answeredDay && !isWithdrawn;
  return (
    <>
      <h1 className={screen['title']}>{t('title', { number })}</h1>
      {isWithdrawn && (
        <Note kind="done" isNews>
          <p>{t('withdrawn')}</p>
        </Note>
      )}
      {answeredDay && (
        <Note kind="done">
          <p>{t('answered', { day: dayInWords(answeredDay, locale) })}</p>
        </Note>
      )}
      {isOpen && isProven && (
        <Note kind="done" isNews>
          <p>
            <Unbroken text={t('proven')} />
          </p>
        </Note>
      )}
      <dl className={styles['facts']}>
        <div>
          <dt>{t('receivedAt')}</dt>
          <dd>{capitalised(dayInWords(receivedDay, locale))}</dd>
        </div>
        {isOpen && (
          <div>
            <dt>{t('answerBy')}</dt>
            <dd>{capitalised(slotInWords(answerBy.day, answerBy.time, locale))}</dd>
          </div>
        )}
      </dl>
      {isOpen && (
        <form method="post" onSubmit={onSubmit} className={styles['acts']}>
          {!isProven && (
            <>
              <p>
                <Unbroken text={t('confirmText')} />
              </p>
              <Button type="submit" name="go" value="confirm" busy={pressed === 'confirm' ? busy : undefined}>
                {t('confirm')}
              </Button>
            </>
          )}
          <h2>{t('withdrawTitle')}</h2>
          <Button type="submit" name="go" value="withdraw" look="secondary" busy={pressed === 'withdraw' ? busy : undefined}>
            {t('withdraw')}
          </Button>
        </form>
      )}
    </>
  );
}
