import { Form, useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Glyph } from '../../components/icon.tsx';
import styles from './other-ways.module.css';
import type { VisitProblem } from './send-visit.server.ts';

/** The number asked before, without writing it into the page. */
export function RetryMbway({ phoneEnding }: { phoneEnding: string }) {
  const t = useTranslations('visit.pay');
  return (
    <Form method="post" className={styles['retry']}>
      <input type="hidden" name="intent" value="retry" />
      <Button type="submit" name="method" value="mbway">
        <span>{t('retry', { phoneEnding })}</span>
      </Button>
    </Form>
  );
}

/** Folded: most people stay with the way they chose. */
export function PayWithMbway({ problem, otherNumber = false }: { problem: VisitProblem | null; otherNumber?: boolean }) {
  const t = useTranslations('visit.pay');
  const problems = useTranslations('visit.problems');
  const isSending = useNavigation().state === 'submitting';
  const error = problem === 'mbwayPhoneRequired' || problem === 'mbwayPhoneInvalid' ? problems(problem) : undefined;
  return (
    <details className={styles['way']} open={error !== undefined}>
      <summary>
        <span>{t(otherNumber ? 'otherNumber' : 'toMbway')}</span>
        <Glyph name="chevron-down" />
      </summary>
      <Form method="post" className={styles['inside']} noValidate>
        {!otherNumber && <p>{t('toMbwayText')}</p>}
        <TextField kind="tel" name="mbwayPhone" label={t('phone')} hint={t('phoneHint')} error={error} />
        <Button type="submit" look="secondary" name="method" value="mbway" {...(isSending && { busy: t('send') })}>
          {t('send')}
        </Button>
      </Form>
    </details>
  );
}

export function PayByMultibanco() {
  const t = useTranslations('visit.pay');
  return (
    <details className={styles['way']}>
      <summary>
        <span>{t('toMultibanco')}</span>
        <Glyph name="chevron-down" />
      </summary>
      <Form method="post" className={styles['inside']}>
        <p>{t('toMultibancoText')}</p>
        <Button type="submit" look="secondary" name="method" value="multibanco">
          {t('toMultibanco')}
        </Button>
      </Form>
    </details>
  );
}
