import { pathTo } from '@clinic/core/addresses/path-to';
import { locales } from '@clinic/core/kernel/locale';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './language-links.module.css';
import { useFrame, useScreenData } from './use-frame.ts';

const names = { pt: 'portuguese', en: 'english' } as const;

/** To the same page in the other language; where there is none, to that language's home page. */
export function LanguageLinks({ onDark, keepsQuery = false }: { onDark?: boolean; keepsQuery?: boolean }) {
  const t = useTranslations('frame');
  const { locale: current } = useFrame();
  const alternates = useScreenData()?.head?.alternates ?? [];
  const { pathname, search } = useLocation();
  if (pathname.includes('/blog')) return null;
  return (
    <nav aria-label={t('language')} className={`${styles['links']} ${onDark ? styles['onDark'] : ''}`}>
      {locales.map((locale) => {
        const translated = alternates.find((alternate) => alternate.locale === locale);
        return (
          <a
            key={locale}
            href={translated ? new URL(translated.href).pathname + (keepsQuery ? search : '') : pathTo(locale, 'home')}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
          >
            {locale.toUpperCase()}
            <span className="visually-hidden">, {t(names[locale])}</span>
          </a>
        );
      })}
    </nav>
  );
}
