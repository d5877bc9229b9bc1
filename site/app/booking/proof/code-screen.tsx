import { pathTo } from '@clinic/core/addresses/path-to';
import { codeDigits, codeMinutes } from '@clinic/core/booking/proof/code-figures';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import styles from './proof.module.css';
import { ProofForm } from './proof-form.tsx';
import { ProofFrame } from './proof-frame.tsx';
import type { ProofProblem } from './proof-problem.ts';

/** The same for everybody: whether the clinic knows the contact is told to its owner's letterbox and nowhere else. */
export function CodeScreen({ problem, again }: { problem: ProofProblem | undefined; again: boolean }) {
  const t = useTranslations('proof');
  return (
    <ProofFrame title={t('code.title')} lead={again ? t('code.sentAgain') : t('code.lead')} field="code" problem={problem}>
      <ProofForm submit={t('code.confirm')}>
        <div className={styles['code']}>
          <TextField
            kind="number"
            name="code"
            label={t('code.label')}
            hint={t('code.hint', { minutes: codeMinutes })}
            error={problem && t(`problems.${problem}`)}
            inputMode="numeric"
            autoComplete="one-time-code"
            // One more, for whoever types it with the space that the mail shows.
            maxLength={codeDigits + 1}
            aria-required
          />
        </div>
      </ProofForm>
      <section className={styles['nothing']}>
        <h2>{t('code.nothing')}</h2>
        <p>
          <Unbroken text={t('code.nothingText')} />
        </p>
        <AnotherCode />
      </section>
    </ProofFrame>
  );
}

/** Pressed twice it asks once: three codes within an hour are all one gets. */
function AnotherCode() {
  const t = useTranslations('proof');
  const locale = useLocale();
  const [sent, setSent] = useState(false);
  return (
    <form method="post" action={pathTo(locale, 'wizardCode')} className={styles['ways']} onSubmit={() => setSent(true)}>
      <Button type="submit" name="go" value="again" look="secondary" busy={sent ? t('busy') : undefined}>
        {t('code.again')}
      </Button>
      <a href={pathTo(locale, 'wizardKnown')}>{t('code.other')}</a>
    </form>
  );
}
