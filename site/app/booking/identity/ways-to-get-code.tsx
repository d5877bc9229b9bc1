import { pathTo } from '@clinic/core/addresses/path-to';
import { replyWorkingDays } from '@clinic/core/working-hours/reply-hours';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { usePressed } from '../../components/use-pressed.ts';
import styles from './identity.module.css';
import type { BookingCodeView } from './read-code-view.server.ts';

/** What to do when no code comes: once more, the other way, or, where nobody takes it, without. */
export function WaysToGetCode({ view }: { view: BookingCodeView }) {
  const t = useTranslations('identity.bookingCode');
  const busy = useTranslations('identity')('busy');
  const locale = useLocale();
  const { pressed, onSubmit } = usePressed();
  const { contact, other, isRefused, isStuck } = view;
  const reason = isRefused ? 'refused' : contact.kind === 'email' ? 'nothingEmail' : 'nothingPhone';
  const way = (value: string, words: string, look: 'primary' | 'secondary' = 'secondary') => (
    <Button type="submit" name="go" value={value} look={look} busy={pressed === value ? busy : undefined}>
      {words}
    </Button>
  );
  return (
    <section className={styles['nothing']}>
      <form method="post" action={pathTo(locale, 'wizardCode')} onSubmit={onSubmit}>
        {isStuck && (
          <div className={styles['stuck']} role="status">
            <h2>{t('stuck')}</h2>
            <p>
              <Unbroken text={t('stuckText', { workingDays: replyWorkingDays })} />
            </p>
            {way('without', t('without'), 'primary')}
          </div>
        )}
        <h2>{t('nothing')}</h2>
        <p>
          <Unbroken text={t(reason)} />
        </p>
        <div className={styles['ways']}>
          {way('again', t('again'))}
          {other && way(other, t(other === 'phone' ? 'byPhone' : 'byEmail'))}
        </div>
      </form>
    </section>
  );
}
