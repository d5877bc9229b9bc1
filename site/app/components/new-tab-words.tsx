import { useTranslations } from 'use-intl';
import { Glyph } from './icon.tsx';

/** Inside a link that leaves the page open: seen as a sign, heard as words. */
export function NewTabWords() {
  const newTab = useTranslations('frame')('newTab');
  return (
    <>
      {' '}
      <Glyph name="external" size={20} />
      <span className="visually-hidden"> ({newTab})</span>
    </>
  );
}
