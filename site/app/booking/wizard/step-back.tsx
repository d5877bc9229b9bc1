import { useLocale, useTranslations } from 'use-intl';
import { Glyph } from '../../components/icon.tsx';
import { stepAddress } from './step-address.ts';
import { stepFormId } from './step-form.tsx';
import styles from './wizard-screen.module.css';
import type { WizardView } from './wizard-view.ts';

/** "Anterior" above the question. Where something is typed it sends the form, so that nothing is lost; from a change it leads back. */
export function StepBack({ view: { step, place, returning } }: { view: WizardView }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  if (returning) {
    return (
      <a className={styles['back']} href={stepAddress(locale, 'check')}>
        <Glyph name="arrow-left" />
        {t('unchanged')}
      </a>
    );
  }
  if (!place.previous) return <span />;
  if (step === 'details') {
    return (
      <>
        {/* The Enter key presses the first button of a form, and must not go back. */}
        <button type="submit" form={stepFormId} className="visually-hidden" tabIndex={-1} aria-hidden="true" />
        <button type="submit" form={stepFormId} name="go" value="back" className={styles['back']}>
          <Glyph name="arrow-left" />
          {t('previous')}
        </button>
      </>
    );
  }
  return (
    <a className={styles['back']} href={stepAddress(locale, place.previous)}>
      <Glyph name="arrow-left" />
      {t('previous')}
    </a>
  );
}
