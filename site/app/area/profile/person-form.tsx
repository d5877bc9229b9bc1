import { personRelations } from '@clinic/core/personal-area/people/people-store';
import { useTranslations } from 'use-intl';
import { BirthDate } from '../../components/fields/birth-date.tsx';
import { Select } from '../../components/fields/select.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import type { BookedForPerson, PeopleView } from '../people-view.ts';
import { LineForm } from './line-form.tsx';
import { useProfileProblems } from './use-profile-problems.ts';

type Props = { person: BookedForPerson | null; view: PeopleView; back: string };

/** Somebody to book for: what the wizard asks of the patient, kept so that nobody types it twice. */
export function PersonForm({ person, view: { typed, problems }, back }: Props) {
  const t = useTranslations('area.people');
  const { errorOf } = useProfileProblems(problems);
  return (
    <LineForm go={person ? 'changePerson' : 'addPerson'} {...(person && { about: { person: person.id } })} back={back}>
      <TextField
        name="name"
        label={t('name')}
        hint={t('nameHint')}
        error={errorOf('name')}
        defaultValue={typed['name'] ?? person?.name}
        autoComplete="off"
      />
      <BirthDate
        name="birthDate"
        legend={t('birthDate')}
        error={errorOf('birthDate')}
        defaultValue={typedDate(typed, 'birthDate', person?.birthDate ?? null)}
      />
      <Select
        name="relation"
        label={t('relation')}
        error={errorOf('relation')}
        defaultValue={typed['relation'] ?? person?.relation ?? ''}
        options={personRelations.map((value) => ({ value, label: t(`relations.${value}`) }))}
      />
    </LineForm>
  );
}

type Parts = { day: string; month: string; year: string };

/** The three fields of a date as they were typed, else of the date that is known. */
function typedDate(typed: Record<string, string>, name: string, known: string | null): Parts {
  const [year = '', month = '', day = ''] = known?.split('-') ?? [];
  return { day: typed[`${name}-day`] ?? day, month: typed[`${name}-month`] ?? month, year: typed[`${name}-year`] ?? year };
}
