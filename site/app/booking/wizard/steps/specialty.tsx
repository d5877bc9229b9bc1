import type { SubSpecialty } from '@clinic/core/booking/model/sub-specialties';
import { useLocale, useTranslations } from 'use-intl';
import type { IconName } from '../../../art/names.ts';
import choice from '../../../components/fields/choice-buttons.module.css';
import { ChoiceButtons } from '../../../components/fields/choice-buttons.tsx';
import { Glyph, Icon } from '../../../components/icon.tsx';
import { EmergencyNumbers } from '../../../components/messages/emergency-numbers.tsx';
import { StepIntro } from '../../step-intro.tsx';
import { stepAddress } from '../step-address.ts';
import { useProblems } from '../use-problems.ts';
import type { WizardView } from '../wizard-view.ts';
import styles from './steps.module.css';

/** As patients think of them: where it hurts first, and what is no complaint last. */
const groups = {
  prostate: ['benignProstateEnlargement', 'prostateCancer', 'prostatitis', 'otherProstateProblems'],
  urine: ['generalUrology', 'urinaryIncontinence', 'kidneyStones'],
  people: ['sexualHealth', 'femaleUrology'],
  none: ['checkUp', 'routine', 'other'],
} as const satisfies Record<string, readonly SubSpecialty[]>;

const icons: Record<SubSpecialty, IconName> = {
  routine: 'passo-plano',
  checkUp: 'exame-do-psa',
  generalUrology: 'sangue-na-urina-hematuria',
  benignProstateEnlargement: 'hiperplasia-benigna-da-prostata',
  prostateCancer: 'cancro-da-prostata',
  prostatitis: 'terapeutica-medica',
  otherProstateProblems: 'toque-rectal',
  sexualHealth: 'incontinencia-urinaria-masculina',
  urinaryIncontinence: 'incontinencia-urinaria',
  femaleUrology: 'incontinencia-urinaria-feminina',
  kidneyStones: 'litiase-e-colica-renal',
  other: 'passo-conversar',
};

export function SpecialtyStep({ view, offersTypes }: { view: WizardView; offersTypes: boolean }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { errorOf } = useProblems(view.problems);
  return (
    <>
      <StepIntro text={t('specialtyStep.lead')} />
      <form method="post">
        {Object.entries(groups).map(([group, reasons], index) => (
          <section key={group} className={styles['part']}>
            <h2>{t(`specialtyStep.groups.${group as keyof typeof groups}`)}</h2>
            <ChoiceButtons
              look="rows"
              name="subSpecialty"
              id={index === 0 ? 'subSpecialty' : group}
              legend={t(`specialtyStep.groups.${group as keyof typeof groups}`)}
              error={index === 0 ? errorOf('subSpecialty') : undefined}
              chosen={view.values.typeId ? undefined : view.values.subSpecialty}
              choices={reasons.map((value) => ({
                ...{ value, icon: icons[value] },
                title:
                  value === 'prostateCancer' || value === 'otherProstateProblems'
                    ? t(`specialtyStep.inGroup.${value}`)
                    : t(`specialties.${value}.name`),
                text: t(`specialties.${value}.text`),
              }))}
            >
              {group === 'none' && offersTypes && (
                <a className={choice['choice']} href={stepAddress(locale, 'type')} aria-current={view.values.typeId ? 'true' : undefined}>
                  <Icon name="ecografia-da-prostata" size={44} className={choice['icon']} />
                  <span className={choice['words']}>
                    <span className={choice['title']}>{t('specialtyStep.types')}</span>
                    <span className={choice['text']}>{t('specialtyStep.typesText')}</span>
                  </span>
                  <Glyph name="chevron-right" className={choice['sign']} />
                </a>
              )}
            </ChoiceButtons>
          </section>
        ))}
      </form>
      <p className={styles['urgent']}>
        <Glyph name="warning" />
        <span>
          <EmergencyNumbers>{t('specialtyStep.urgent')}</EmergencyNumbers>
        </span>
      </p>
    </>
  );
}
