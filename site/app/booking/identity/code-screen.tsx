import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { useSent } from '../../components/use-sent.ts';
import styles from './identity.module.css';
import { IdentityForm } from './identity-form.tsx';
import { IdentityFrame } from './identity-frame.tsx';
import type { IdentityProblem } from './identity-problem.ts';
import { SentCodeField } from './sent-code-field.tsx';

type Props = { problem: IdentityProblem | undefined; again: boolean; prefilled: string };

/** The same for everybody: whether the clinic knows the contact is told to its owner's letterbox and nowhere else. */
export function CodeScreen({ problem, again, prefilled }: Props) {
  const t = useTranslations('identity');
  const problems = problem ? [{ field: 'code', kind: problem }] : [];
  return (
    <IdentityFrame title={t('code.title')} lead={again ? t('code.sentAgain') : t('code.lead')} problems={problems}>
      <IdentityForm submit={t('code.confirm')}>
        <SentCodeField problem={problem} prefilled={prefilled} />
      </IdentityForm>
      <section className={styles['nothing']}>
        <h2>{t('code.nothing')}</h2>
        <p>
          <Unbroken text={t('code.nothingText')} />
        </p>
        <AnotherCode />
      </section>
    </IdentityFrame>
  );
}

/** Pressed twice it asks once: a few codes within an hour are all one gets. */
function AnotherCode() {
  const t = useTranslations('identity');
  const locale = useLocale();
  const [sent, setSent] = useSent();
  return (
    <form method="post" action={pathTo(locale, 'wizardCode')} className={styles['ways']} onSubmit={() => setSent(true)}>
      <Button type="submit" name="go" value="again" look="secondary" busy={sent ? t('busy') : undefined}>
        {t('code.again')}
      </Button>
      <a href={pathTo(locale, 'wizardKnown')}>{t('code.other')}</a>
    </form>
  );
}
