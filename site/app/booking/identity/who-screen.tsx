import type { ProvenPatient } from '@clinic/core/booking/form/prove-draft';
import { useTranslations } from 'use-intl';
import { RadioGroup } from '../../components/fields/radio-group.tsx';
import { IdentityForm } from './identity-form.tsx';
import { IdentityFrame } from './identity-frame.tsx';
import type { IdentityProblem } from './identity-problem.ts';

/** A family with one address: a first name and a year tell its members apart, and tell a stranger little. */
export function WhoScreen({ problem, patients }: { problem: IdentityProblem | undefined; patients: ProvenPatient[] }) {
  const t = useTranslations('identity');
  return (
    <IdentityFrame
      title={t('who.title')}
      lead={t('who.lead', { count: patients.length })}
      problems={problem ? [{ field: 'who', kind: problem }] : []}
    >
      <IdentityForm submit={t('who.continue')}>
        <RadioGroup
          name="who"
          legend={t('who.legend')}
          error={problem && t(`problems.${problem}`)}
          options={patients.map(({ id, firstName, birthYear }) => ({
            value: String(id),
            label: t('who.person', { name: firstName, year: birthYear }),
          }))}
        />
      </IdentityForm>
    </IdentityFrame>
  );
}
