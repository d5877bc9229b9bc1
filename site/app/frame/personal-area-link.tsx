import { pathTo } from '@clinic/core/addresses/path-to';
import { useTranslations } from 'use-intl';
import { nameMark } from '../behaviour/first-name.ts';
import { Glyph } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { useFrame } from './use-frame.ts';

/** Into the personal area; whoever is signed in reads their own name there, by behaviour/first-name.ts. */
export function PersonalAreaLink({ className, glyphSize }: { className: string | undefined; glyphSize?: number }) {
  const t = useTranslations('frame');
  const { locale } = useFrame();
  return (
    <Link className={className} to={pathTo(locale, 'personalArea')} reloadDocument>
      <Glyph name="user" {...(glyphSize && { size: glyphSize })} />
      <span data-first-name={t('personalAreaOf', { name: nameMark })} data-nobody={t('personalArea')}>
        {t('personalArea')}
      </span>
    </Link>
  );
}
