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

type MbwayProps = { problem: VisitProblem | null; otherNumber?: boolean; insteadOf?: 'multibanco' | 'card' };

/** Folded: most people stay with the way they chose. */
export function PayWithMbway({ problem, otherNumber = false, insteadOf = 'multibanco' }: MbwayProps) {
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
        {!otherNumber && <p>{t(insteadOf === 'card' ? 'toMbwayInsteadOfCard' : 'toMbwayText')}</p>}
        <TextField kind="tel" name="mbwayPhone" label={t('phone')} hint={t('phoneHint')} error={error} />
        <Button type="submit" look="secondary" name="method" value="mbway" {...(isSending && { busy: t('send') })}>
          {t('send')}
        </Button>
      </Form>
    </details>
  );
}

export const PayByMultibanco = () => <WayWithoutFields method="multibanco" />;
export const PayByCard = () => <WayWithoutFields method="card" />;

const namesOf = { multibanco: 'toMultibanco', card: 'toCard' } as const;

function WayWithoutFields({ method }: { method: keyof typeof namesOf }) {
  const t = useTranslations('visit.pay');
  const name = namesOf[method];
  return (
    <details className={styles['way']}>
      <summary>
        <span>{t(name)}</span>
        <Glyph name="chevron-down" />
      </summary>
      <Form method="post" className={styles['inside']}>
        <p>{t(`${name}Text`)}</p>
        <Button type="submit" look="secondary" name="method" value={method}>
          {t(name)}
        </Button>
      </Form>
    </details>
  );
}
