import { trapName } from '@clinic/core/http/filled-by-bot';
import { useTranslations } from 'use-intl';

/** Programs that fill in every field give themselves away. Whoever sees it after all, in a browser without styles, is told to leave it. */
export function TrapField() {
  const t = useTranslations('frame');
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {t('leaveEmpty')}
        <input name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
