import { useLocale, useTranslations } from 'use-intl';
import { buttonClass } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import { stepAddress } from './step-address.ts';
import styles from './step-form.module.css';
import type { WizardView } from './wizard-view.ts';

type Props = { view: WizardView; way: { href: string; words: string } };

/** Shown when there are no options: another view, or the previous step. Plain links, because there is no input to lose. */
export function NoOptions({ view: { place }, way }: Props) {
  const t = useTranslations('booking');
  const locale = useLocale();
  return (
    <div className={styles['actions']}>
      <a className={buttonClass({})} href={way.href}>
        {way.words}
      </a>
      {place.previous && (
        <a className={buttonClass({ look: 'secondary' })} href={stepAddress(locale, place.previous)}>
          <Glyph name="arrow-left" />
          {t('previous')}
        </a>
      )}
    </div>
  );
}
