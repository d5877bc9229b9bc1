import { useTranslations } from 'use-intl';
import { BirthDate } from '../../components/fields/birth-date.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import type { TypedContact } from './ask-code.server.ts';
import { IdentityForm } from './identity-form.tsx';
import { IdentityFrame } from './identity-frame.tsx';
import type { IdentityProblem } from './identity-problem.ts';

type Props = { problems: { field: string; kind: IdentityProblem }[]; typed: TypedContact | undefined };

/** Which patient one is: by the e-mail or the tax number that the clinic has, and the day one was born. */
export function ContactScreen({ problems, typed }: Props) {
  const t = useTranslations('identity');
  const errorOf = (name: string) => {
    const problem = problems.find(({ field }) => field === name);
    return problem && t(`problems.${problem.kind}`);
  };
  return (
    <IdentityFrame title={t('contact.title')} lead={t('contact.lead')} problems={problems}>
      <IdentityForm submit={t('contact.send')}>
        <TextField
          name="contact"
          label={t('contact.label')}
          hint={t('contact.hint')}
          error={errorOf('contact')}
          defaultValue={typed?.contact}
          // The keyboard with the @; the digits of a tax number are on it as well.
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          aria-required
        />
        <BirthDate
          name="birthDate"
          legend={t('contact.birthDate')}
          error={errorOf('birthDate')}
          {...(typed && { defaultValue: typed.birthDate })}
        />
        <p>
          <Unbroken text={t('contact.privacy')} />
        </p>
      </IdentityForm>
    </IdentityFrame>
  );
}
