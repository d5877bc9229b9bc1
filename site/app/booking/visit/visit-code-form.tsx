import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import { HeldPlace } from '../../components/messages/held-place.tsx';
import { useSent } from '../../components/use-sent.ts';
import styles from '../identity/identity.module.css';
import type { IdentityProblem } from '../identity/identity-problem.ts';
import { SentCodeField } from '../identity/sent-code-field.tsx';
import form from '../wizard/step-form.module.css';

type Props = { problem: IdentityProblem | undefined; submit: string };

/** The code that was sent to the contact behind the booking. Where it went is not said: the link alone does not tell whose contact that is. */
export function VisitCodeForm({ problem, submit }: Props) {
  const t = useTranslations('visit.code');
  const identity = useTranslations('identity');
  const [sent, setSent] = useSent();
  return (
    <>
      <form method="post" noValidate className={form['form']} onSubmit={() => setSent(true)}>
        <SentCodeField problem={problem} prefilled="" />
        <div className={form['actions']}>
          <HeldPlace />
          <Button type="submit" name="go" value="code" busy={sent ? identity('busy') : undefined}>
            {submit}
            <Glyph name="arrow-right" />
          </Button>
        </div>
      </form>
      <section className={styles['nothing']}>
        <h2>{identity('code.nothing')}</h2>
        <p>{t('nothingText')}</p>
        <form method="post" className={styles['ways']}>
          <Button type="submit" name="go" value="send" look="secondary">
            {identity('code.again')}
          </Button>
        </form>
      </section>
    </>
  );
}
