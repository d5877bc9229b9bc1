import type { ProvenPatient } from '@clinic/core/booking/proof/prove-draft';
import { useTranslations } from 'use-intl';
import { RadioGroup } from '../../components/fields/radio-group.tsx';
import { ProofForm } from './proof-form.tsx';
import { ProofFrame } from './proof-frame.tsx';
import type { ProofProblem } from './proof-problem.ts';

/** A family with one address: a first name and a year tell its members apart, and tell a stranger little. */
export function WhoScreen({ problem, patients }: { problem: ProofProblem | undefined; patients: ProvenPatient[] }) {
  const t = useTranslations('proof');
  return (
    <ProofFrame title={t('who.title')} lead={t('who.lead')} field="who" problem={problem}>
      <ProofForm submit={t('who.continue')}>
        <RadioGroup
          name="who"
          legend={t('who.legend')}
          error={problem && t(`problems.${problem}`)}
          options={patients.map(({ id, firstName, birthYear }) => ({
            value: String(id),
            label: t('who.person', { name: firstName, year: birthYear }),
          }))}
        />
      </ProofForm>
    </ProofFrame>
  );
}
