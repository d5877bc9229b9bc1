import type { Address } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import { routeNameOf } from '../navigation/privacy-border.ts';

const isPage = (href: string): href is Address => routeNameOf(href.split(/[?#]/, 1)[0] ?? '') !== undefined;
const isHere = (href: string) => /^[/#]/.test(href);

type Props = { href: string; className?: string | undefined; tabIndex?: number; children: ReactNode };

/** Where an editor's address leads: a page of the site, a file of ours, or, in a new tab, elsewhere. */
export function EditorLink({ href, children, ...rest }: Props) {
  const t = useTranslations('frame');
  if (isPage(href)) {
    return (
      <Link to={href} {...rest}>
        {children}
      </Link>
    );
  }
  if (isHere(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noreferrer" {...rest}>
      {children}
      <span className="visually-hidden">{` (${t('newTab')})`}</span>
    </a>
  );
}
