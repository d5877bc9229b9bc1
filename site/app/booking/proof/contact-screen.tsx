import { useTranslations } from 'use-intl';
import { TextField } from '../../components/fields/text-field.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { ProofForm } from './proof-form.tsx';
import { ProofFrame } from './proof-frame.tsx';
import type { ProofProblem } from './proof-problem.ts';

/** Which patient one is: by the e-mail or the tax number that the clinic has. */
export function ContactScreen({ problem, typed }: { problem: ProofProblem | undefined; typed: string }) {
  const t = useTranslations('proof');
  return (
    <ProofFrame title={t('contact.title')} lead={t('contact.lead')} field="contact" problem={problem}>
      <ProofForm submit={t('contact.send')}>
        <TextField
          name="contact"
          label={t('contact.label')}
          hint={t('contact.hint')}
          error={problem && t(`problems.${problem}`)}
          defaultValue={typed}
          // The keyboard with the @; the digits of a tax number are on it as well.
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
        />
        <p>
          <Unbroken text={t('contact.privacy')} />
        </p>
      </ProofForm>
    </ProofFrame>
  );
}
