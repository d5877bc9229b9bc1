import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isPrivateAddress } from '../../navigation/privacy-border.ts';

type Item = { href: string; newTab: boolean };

/** Where an editor's menu item leads. Plain anchors, because there are so many. */
export function MenuLink({ item, className, children }: { item: Item; className?: string | undefined; children: ReactNode }) {
  const t = useTranslations('frame');
  if (!item.newTab) {
    return (
      <a className={className} href={item.href} data-ahead={isPrivateAddress(item.href) ? undefined : ''}>
        {children}
      </a>
    );
  }
  return (
    <a className={className} href={item.href} target="_blank" rel="noreferrer">
      {children} <span className="visually-hidden">{`(${t('newTab')})`}</span>
    </a>
  );
}
