import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ChoiceForm } from '../choice-form.tsx';
import type { WizardView } from '../wizard-view.ts';
import styles from './steps.module.css';

type Props = {
  view: Pick<WizardView, 'problems'>;
  forOther?: string | undefined;
  hadConsultation?: string | undefined;
  /** Fields to send along. */
  children?: ReactNode;
};

/** Whom it is for, and whether that person was here before: both in one press. */
export function PersonChoices({ view, forOther, hadConsultation, children }: Props) {
  const t = useTranslations('booking.whoStep');
  return (['me', 'other'] as const).map((person) => {
    const value = person === 'me' ? 'no' : 'yes';
    return (
      <section key={person} className={styles['part']}>
        <h2>{t(`${person}.title`)}</h2>
        <ChoiceForm
          view={view}
          name="hadConsultation"
          id={person === 'me' ? 'hadConsultation' : 'forOther'}
          legend={t(`${person}.title`)}
          chosen={forOther === value ? hadConsultation : undefined}
          choices={[
            { value: 'no', title: t(`${person}.first`), text: t(`${person}.firstText`) },
            { value: 'yes', title: t(`${person}.known`), text: t(`${person}.knownText`) },
          ]}
          before={
            <>
              <input type="hidden" name="forOther" value={value} />
              {children}
            </>
          }
        />
      </section>
    );
  });
}
