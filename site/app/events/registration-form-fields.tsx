import { modesOf } from '@clinic/core/events/event-facts';
import { longestNote, mostPeopleTogether } from '@clinic/core/events/registration-form';
import { useTranslations } from 'use-intl';
import { Checkbox } from '../components/fields/checkbox.tsx';
import { NameAndEmail } from '../components/fields/name-and-email.tsx';
import { NewsletterCheckbox } from '../components/fields/newsletter-checkbox.tsx';
import { RadioGroup } from '../components/fields/radio-group.tsx';
import { TextArea } from '../components/fields/text-area.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { PolicyLink } from '../components/policy-link.tsx';
import type { RegistrationScreenProblem, RegistrationView } from './registration-view.ts';
import { useRegistrationProblems } from './use-registration-problems.ts';

const counts = Array.from({ length: mostPeopleTogether }, (_, index) => String(index + 1));

type Props = { view: Pick<RegistrationView, 'event' | 'typed'>; problems: RegistrationScreenProblem[] };

export function RegistrationFormFields({ view: { event, typed }, problems }: Props) {
  const t = useTranslations('events.register');
  const { errorOf } = useRegistrationProblems(problems);
  const required = (label: string) => t('required', { label });
  const modes = modesOf(event);
  return (
    <>
      {modes.length > 1 && (
        <RadioGroup
          name="mode"
          legend={required(t('modeLabel'))}
          options={modes.map((mode) => ({ value: mode, label: t(`modes.${mode}`) }))}
          defaultValue={typed.mode}
          error={errorOf('mode')}
        />
      )}
      <RadioGroup
        name="people"
        legend={required(t('people'))}
        hint={t('peopleHint')}
        options={counts.map((count) => ({ value: count, label: count }))}
        defaultValue={typed.people}
        error={errorOf('people')}
      />
      {(typed.acceptsWaiting || problems.some(({ kind }) => kind === 'peopleTooMany')) && (
        <Checkbox name="waiting" value="yes" label={t('acceptWaiting')} defaultChecked={typed.acceptsWaiting} />
      )}
      <NameAndEmail
        words={{ name: required(t('name')), email: required(t('email')), emailHint: t('emailHint') }}
        typed={typed}
        errorOf={errorOf}
      />
      <TextField kind="tel" name="phone" label={t('phone')} optional error={errorOf('phone')} defaultValue={typed.phone} maxLength={40} />
      <TextArea
        name="note"
        label={t('note')}
        optional
        hint={t('noteHint')}
        error={errorOf('note')}
        defaultValue={typed.note}
        maxLength={longestNote}
      />
      <Checkbox
        name="consent"
        value="yes"
        label={required(t('consent'))}
        hint={t.rich('consentMore', { policy: (words) => <PolicyLink>{words}</PolicyLink> })}
        error={errorOf('consent')}
        defaultChecked={typed.consent}
        aria-required
      />
      <NewsletterCheckbox wasTicked={typed.newsletter ?? false} />
    </>
  );
}
