import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import identity from '../identity/identity.module.css';
import { SentCodeField } from '../identity/sent-code-field.tsx';
import form from '../wizard/step-form.module.css';
import type { RefundProblem } from './send-refund.server.ts';

/** The code that was sent to the contact behind the booking. */
export function TypeCode({ problem }: { problem: RefundProblem | null }) {
  const t = useTranslations('visit.refund.code');
  const visit = useTranslations('visit.code');
  const words = useTranslations('identity');
  const [sent, setSent] = useState(false);
  return (
    <>
      <form method="post" noValidate className={form['form']} onSubmit={() => setSent(true)}>
        <SentCodeField problem={problem && 'code' in problem ? problem.code : undefined} prefilled="" />
        <div className={form['actions']}>
          <Button type="submit" name="go" value="code" busy={sent ? words('busy') : undefined}>
            {t('go')}
            <Glyph name="arrow-right" />
          </Button>
        </div>
      </form>
      <section className={identity['nothing']}>
        <h2>{words('code.nothing')}</h2>
        <p>{visit('nothingText')}</p>
        <form method="post" className={identity['ways']}>
          <Button type="submit" name="go" value="send" look="secondary">
            {words('code.again')}
          </Button>
        </form>
      </section>
    </>
  );
}
