import { pathTo } from '@clinic/core/addresses/path-to';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './language-links.module.css';
import { useFrame, useScreenData } from './use-frame.ts';

const names = { pt: 'portuguese', en: 'english' } as const;

/** To the same page in the other language; where there is none, to that language's home page. */
export function LanguageLinks({ onDark, keepsQuery = false }: { onDark?: boolean; keepsQuery?: boolean }) {
  const t = useTranslations('frame');
  const { locale: current } = useFrame();
  const { pathIn, isOffered } = useLanguages();
  const { search } = useLocation();
  if (!isOffered) return null;
  return (
    <nav aria-label={t('language')} className={`${styles['links']} ${onDark ? styles['onDark'] : ''}`}>
      {locales.map((locale) => (
        <LanguageLink key={locale} locale={locale} to={pathIn(locale, keepsQuery ? search : '')} isCurrent={locale === current} />
      ))}
    </nav>
  );
}

/** For the bar of a phone, where both do not fit: only the language that the page is not in. */
export function OtherLanguageLink({ className }: { className?: string | undefined }) {
  const { locale: current } = useFrame();
  const { pathIn, isOffered } = useLanguages();
  if (!isOffered) return null;
  return locales
    .filter((locale) => locale !== current)
    .map((locale) => <LanguageLink key={locale} locale={locale} to={pathIn(locale)} className={className} />);
}

type LinkProps = { locale: Locale; to: string; isCurrent?: boolean; className?: string | undefined };

function LanguageLink({ locale, to, isCurrent = false, className }: LinkProps) {
  const t = useTranslations('frame');
  return (
    <a className={className} href={to} hrefLang={locale} lang={locale} aria-current={isCurrent ? 'true' : undefined}>
      {locale.toUpperCase()}
      <span className="visually-hidden">{`, ${t(names[locale])}`}</span>
    </a>
  );
}

/** Not on the pages of the blog, most of which exist in one language only. */
function useLanguages() {
  const alternates = useScreenData()?.head?.alternates ?? [];
  const { pathname } = useLocation();
  return {
    isOffered: !pathname.includes('/blog'),
    pathIn(locale: Locale, search = ''): string {
      const translated = alternates.find((alternate) => alternate.locale === locale);
      return translated ? new URL(translated.href).pathname + search : pathTo(locale, 'home');
    },
  };
}
