'use client';

import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import type { NavSection } from './nav-section.ts';
import { StaffIcon } from './staff-icon.tsx';

type Props = NavSection['entries'][number];

const isHere = (pathname: string, href: string) => pathname === href || (href !== '/admin' && pathname.startsWith(`${href}/`));
const isDocument = (href: string) => /^\/admin\/(?:collections|globals)\//.test(href);

/** Documents open within the application; what the desk reads is asked anew, so that Back never shows what was. */
export function NavEntry({ href, id, icon, words, count }: Props) {
  const current = isHere(usePathname(), href) ? 'page' : undefined;
  const inside = (
    <>
      <StaffIcon name={icon} />
      <span className="nav__link-label">{words}</span>
      {count && count.sum > 0 && (
        <span className="nav-count" data-late={count.isLate || undefined}>
          <span aria-hidden="true">{count.sum}</span> <span className="desk-hidden">{count.words}</span>
        </span>
      )}
    </>
  );
  return isDocument(href) ? (
    <Link aria-current={current} className="nav__link" href={href} id={id} prefetch={false} title={words}>
      {inside}
    </Link>
  ) : (
    <a aria-current={current} className="nav__link" href={href} title={words}>
      {inside}
    </a>
  );
}
