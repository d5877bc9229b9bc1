import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import { HeldPlace } from '../../components/messages/held-place.tsx';
import { useSent } from '../../components/use-sent.ts';
import styles from './step-form.module.css';

/** For the button that goes back: it stands above the form. */
export const stepFormId = 'passo';

type Props = {
  children: ReactNode;
  /** What is to be known before the button is pressed. */
  note?: ReactNode;
  /** The last button says what it does. */
  submit?: { words: string; busy: string };
};

/** A screen with fields: its button stays in a bar at the foot of a phone. */
export function StepForm({ children, note, submit }: Props) {
  const t = useTranslations('booking');
  const [sent, setSent] = useSent();
  return (
    <form id={stepFormId} method="post" noValidate className={styles['form']} onSubmit={({ nativeEvent }) => setSent(!isBack(nativeEvent))}>
      {children}
      {/* Not in the bar: several lines there would cover what one is answering. */}
      {note && <div className={styles['note']}>{note}</div>}
      <div className={styles['actions']}>
        <HeldPlace />
        <Button type="submit" busy={submit && sent ? submit.busy : undefined}>
          {submit?.words ?? t('next')}
          <Glyph name="arrow-right" />
        </Button>
      </div>
    </form>
  );
}

/** Going back is not what the last button waits for. */
const isBack = (event: Event) => event instanceof SubmitEvent && event.submitter?.getAttribute('name') === 'go';
