import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { useFrame } from './use-frame.ts';

/** When the telephone is answered. */
export function Hours() {
  const t = useTranslations('frame');
  const { openingHours } = useFrame().settings;
  return openingHours.map(({ days, opens, closes }, index) => (
    <Fragment key={days}>
      {index > 0 && '; '}
      {t('hours', { days, opens, closes })}
    </Fragment>
  ));
}
