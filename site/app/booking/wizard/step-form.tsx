import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import { stepAddress } from './step-address.ts';
import styles from './step-form.module.css';

type Props = {
  /** Any journey of one question to a screen. */
  view: { returning: boolean; place: { previous: unknown } };
  children: ReactNode;
  /** What was chosen, in words, beside the button that goes on; on a phone it stays in sight. */
  chosen?: ReactNode;
  /** The last button says what it does. */
  submit?: { words: string; busy: string };
};

/** "Anterior" sends too, so that nothing typed is lost; it stands second, because the Enter key presses the first. */
export function StepForm({ view, children, chosen, submit }: Props) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const [sent, setSent] = useState(false);
  return (
    <form method="post" noValidate className={styles['form']} onSubmit={({ nativeEvent }) => setSent(!isBack(nativeEvent))}>
      {view.returning && <ReturnField />}
      {children}
      <div className={styles['actions']} data-chosen={chosen ? true : undefined}>
        {chosen && <div className={styles['chosen']}>{chosen}</div>}
        <Button type="submit" busy={submit && sent ? submit.busy : undefined}>
          {submit?.words ?? t('next')}
          <Glyph name="arrow-right" />
        </Button>
        {view.returning ? (
          <a className={styles['unchanged']} href={stepAddress(locale, 'check')}>
            {t('unchanged')}
          </a>
        ) : (
          view.place.previous !== null && (
            <Button type="submit" name="go" value="back" look="secondary">
              <Glyph name="arrow-left" />
              {t('previous')}
            </Button>
          )
        )}
      </div>
    </form>
  );
}

/** Going back is not what the last button waits for. */
const isBack = (event: Event) => event instanceof SubmitEvent && event.submitter?.getAttribute('name') === 'go';

/** Says with the answer that one came from the end and wants to go back there. */
export const ReturnField = () => <input type="hidden" name="return" value="check" />;
