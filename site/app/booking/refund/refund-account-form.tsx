import { passMinutes } from '@clinic/core/booking/model/constants';
import { longestHolder } from '@clinic/core/booking/payment/parse-refund-account';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { HeldPlace } from '../../components/messages/held-place.tsx';
import { useSent } from '../../components/use-sent.ts';
import form from '../wizard/step-form.module.css';
import type { RefundProblem } from './send-refund.server.ts';

/** What was typed is given back to be corrected. */
export function RefundAccountForm({ problem }: { problem: RefundProblem | null }) {
  const t = useTranslations('visit.refund.form');
  const problems = useTranslations('visit.refund.problems');
  const [sent, setSent] = useSent();
  const refused = problem && 'account' in problem ? problem : null;
  const { iban, holder } = refused?.account ?? {};
  return (
    <form method="post" noValidate className={form['form']} onSubmit={() => setSent(true)}>
      <TextField
        name="iban"
        label={t('iban')}
        hint={t('ibanHint')}
        error={iban && problems(iban)}
        defaultValue={refused?.typed.iban}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <TextField
        name="holder"
        label={t('holder')}
        hint={t('holderHint')}
        error={holder && problems(holder, { most: longestHolder })}
        defaultValue={refused?.typed.holder}
        autoComplete="name"
        maxLength={longestHolder}
      />
      <p>{t('minutes', { minutes: passMinutes })}</p>
      <div className={form['actions']}>
        <HeldPlace />
        <Button type="submit" name="go" value="give" busy={sent ? t('busy') : undefined}>
          {t('give')}
        </Button>
      </div>
    </form>
  );
}
