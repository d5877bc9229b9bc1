import { locales } from '@clinic/core/kernel/locale';
import { genders } from '@clinic/core/personal-data/gender';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../../components/fields/checkbox.tsx';
import { RadioGroup } from '../../components/fields/radio-group.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import type { ChangeableField, ProfileView } from '../profile-view.ts';
import { LineForm } from './line-form.tsx';
import { useProfileProblems } from './use-profile-problems.ts';

const channels = ['email', 'sms', 'call'] as const;

/** The form of the one line that is open. */
export function ProfileForm({ field, view, back }: { field: ChangeableField; view: ProfileView; back: string }) {
  return (
    <LineForm go="change" about={{ field }} back={back}>
      <Question field={field} view={view} />
    </LineForm>
  );
}

function Question({ field, view }: { field: ChangeableField; view: ProfileView }) {
  const t = useTranslations('area.profile');
  const { errorOf } = useProfileProblems(view.problems);
  const typed = (name: ChangeableField & keyof ProfileView) => {
    const own = view[name];
    return view.typed[name] ?? (typeof own === 'string' ? own : '');
  };
  const common = { name: field, label: t(`fields.${field}`), error: errorOf(field) };
  switch (field) {
    case 'name':
      return <TextField {...common} hint={t('hints.name')} defaultValue={typed(field)} autoComplete="name" />;
    case 'phone':
      return <TextField {...common} kind="tel" hint={t('hints.phone')} defaultValue={typed(field)} />;
    case 'gender':
      return (
        <RadioGroup
          name={field}
          legend={common.label}
          error={common.error}
          defaultValue={typed(field)}
          options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
        />
      );
    case 'vat':
    case 'snsNumber':
      return <TextField {...common} kind="number" inputMode="numeric" hint={t(`hints.${field}`)} defaultValue={typed(field)} />;
    case 'citizenCard':
      return <TextField {...common} hint={t('hints.citizenCard')} defaultValue={typed(field)} autoCapitalize="characters" />;
    case 'profession':
      return <TextField {...common} defaultValue={typed(field)} autoComplete="organization-title" />;
    case 'language':
      return (
        <RadioGroup
          name={field}
          legend={common.label}
          hint={t('hints.language')}
          defaultValue={view.typed[field] ?? view.language}
          options={locales.map((value) => ({ value, label: t(`languages.${value}`) }))}
        />
      );
    case 'reminders':
      return (
        <>
          <RadioGroup
            name="channel"
            id="reminders"
            legend={common.label}
            defaultValue={view.typed['channel'] ?? view.reminders.channel}
            options={channels.map((value) => ({ value, label: t(`channels.${value}`), hint: t(`channelHints.${value}`) }))}
          />
          <Checkbox
            name="stopped"
            value="yes"
            label={t('stop')}
            hint={t('stopHint')}
            defaultChecked={view.typed['field'] ? view.typed['stopped'] === 'yes' : view.reminders.isStopped}
          />
        </>
      );
    default:
      return field satisfies never;
  }
}
