import { pathTo } from '@clinic/core/addresses/path-to';
import { otherWayAfterSeconds, withoutCodeAfterSeconds } from '@clinic/core/identity/codes/code-figures';
import { capitalised } from '@clinic/core/kernel/format';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { slotInWords } from '../../components/date/slot-words.ts';
import { Glyph } from '../../components/icon.tsx';
import { HeldPlace } from '../../components/messages/held-place.tsx';
import { useSent } from '../../components/use-sent.ts';
import { timeAbroad, useVisitorZone } from '../use-visitor-zone.ts';
import type { ShownTrouble } from '../wizard/book.server.ts';
import form from '../wizard/step-form.module.css';
import { BookTroubleNotice } from '../wizard/steps/book-trouble-notice.tsx';
import styles from './identity.module.css';
import { IdentityFrame } from './identity-frame.tsx';
import type { IdentityProblem } from './identity-problem.ts';
import type { BookingCodeView } from './read-code-view.server.ts';
import { SentCodeField } from './sent-code-field.tsx';
import { WaysToGetCode } from './ways-to-get-code.tsx';

type Props = {
  view: BookingCodeView & { again: boolean; prefilled: string };
  problem: IdentityProblem | undefined;
  trouble: ShownTrouble | undefined;
};

/** The last step of whoever is new to us: the right code books. Where it went is shown whole, so that a slip of the pen is seen. */
export function BookingCodeScreen({ view, problem, trouble }: Props) {
  const t = useTranslations('identity.bookingCode');
  const locale = useLocale();
  const [sent, setSent] = useSent();
  const { contact, held, again, prefilled } = view;
  useCodeNews(view.isStuck);
  return (
    <IdentityFrame title={t('title')} lead={null} problems={problem ? [{ field: 'code', kind: problem }] : []}>
      {trouble && <BookTroubleNotice trouble={trouble} timeZone="" />}
      {again && !problem && !trouble && <p role="status">{t('sentAgain')}</p>}
      <form method="post" action={pathTo(locale, 'wizardCode')} className={styles['sentTo']}>
        <span>{t(view.isStuck ? 'leadStuck' : contact.kind === 'email' ? 'leadEmail' : 'leadPhone')} </span>
        <b>{inGroups(contact)}</b>{' '}
        <button type="submit" name="go" value="change" className={styles['notMe']}>
          {t('correct')}
        </button>
      </form>
      {!held && <Held held={held} />}
      {view.isStuck && <WaysToGetCode view={view} />}
      <form method="post" action={pathTo(locale, 'wizardCode')} noValidate className={form['form']} onSubmit={() => setSent(true)}>
        <SentCodeField problem={problem} prefilled={prefilled} />
        <div className={styles['send']}>
          <HeldPlace />
          <Button type="submit" busy={sent ? t('busy') : undefined}>
            {t('confirm')}
            <Glyph name="arrow-right" />
          </Button>
        </div>
      </form>
      {held && <Held held={held} />}
      {!view.isStuck && <WaysToGetCode view={view} />}
    </IdentityFrame>
  );
}

/** A Portuguese number as it is read aloud. */
const inGroups = ({ value }: BookingCodeView['contact']) => value.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3');

/** Which slot waits, and until when; once it no longer does, that is the first thing to know. */
function Held({ held }: Pick<BookingCodeView, 'held'>) {
  const t = useTranslations('identity.bookingCode');
  const locale = useLocale();
  const zone = useVisitorZone();
  const isAbroad = held && timeAbroad(held.date, held.time, zone);
  return (
    <div className={styles['held']} data-over={held ? undefined : true}>
      <Glyph name="clock" size={28} />
      <p>
        <b>{held ? t(isAbroad ? 'heldInLisbon' : 'held', { until: held.until }) : t('heldOver')}</b>
        <span>
          {held
            ? t('heldVisit', { when: capitalised(slotInWords(held.date, held.time, locale)), doctor: held.doctorName })
            : t('heldOverText')}
        </span>
      </p>
    </div>
  );
}

/** While somebody waits, the page learns by itself that no code could be sent; without script it does so when it is loaded anew. */
function useCodeNews(isStuck: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isStuck) return;
    const seconds = [otherWayAfterSeconds, withoutCodeAfterSeconds + 2, 2 * withoutCodeAfterSeconds];
    const timers = seconds.map((after) => setTimeout(() => void revalidate(), after * 1_000));
    return () => timers.forEach(clearTimeout);
  }, [isStuck, revalidate]);
}
