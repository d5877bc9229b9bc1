import { useTranslations } from 'use-intl';
import { RadioGroup } from '../../../components/fields/radio-group.tsx';

type Props = { name: string; legend: string; chosen: string | undefined; error: string | undefined };

export function YesOrNo({ name, legend, chosen, error }: Props) {
  const t = useTranslations('booking');
  return (
    <RadioGroup
      {...{ name, legend, error }}
      {...(chosen && { defaultValue: chosen })}
      options={[
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no') },
      ]}
    />
  );
}
