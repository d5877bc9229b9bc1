'use client';

import { Hamburger, useNav, usePreferences } from '@payloadcms/ui';
import { type ReactNode, useState } from 'react';
import { StaffIcon } from './staff-icon.tsx';

type Props = { wasFolded: boolean; words: { close: string; fold: string; unfold: string }; foot: ReactNode; children: ReactNode };

/** From here on there is room for words and work beside each other, as menu-width.css counts it. */
const hasRoom = () => window.matchMedia('(min-width: 1280px)').matches;

/**
 * Where there is room the menu is as the person left it, from the first moment: Payload asks for that only after the page stands, and
 * everything would jump. Where there is none it is Payload's, closed at first.
 */
export function NavShell({ wasFolded, words, foot, children }: Props) {
  const { hydrated, navOpen, navRef, setNavOpen } = useNav();
  const { setPreference } = usePreferences();
  const [isFolded, setIsFolded] = useState(wasFolded);
  const names = ['nav', navOpen && 'nav--nav-open', hydrated && 'nav--nav-hydrated'];
  function fold() {
    if (!hasRoom()) return setNavOpen(!navOpen);
    setIsFolded(!isFolded);
    void setPreference('nav', { open: isFolded }, true);
  }
  return (
    <aside className={names.filter(Boolean).join(' ')} data-folded={isFolded || undefined}>
      <div className="nav__scroll" ref={navRef}>
        {children}
        <div className="nav-foot">
          <button className="nav-fold" onClick={fold} type="button">
            <StaffIcon name="fold" />
            <span className="nav-when-open">{words.fold}</span>
            <span className="nav-when-folded" title={words.unfold}>
              {words.unfold}
            </span>
          </button>
          {foot}
        </div>
      </div>
      <div className="nav__header">
        <div className="nav__header-content">
          <button aria-label={words.close} className="nav__mobile-close" onClick={() => setNavOpen(false)} type="button">
            <Hamburger isActive />
          </button>
        </div>
      </div>
    </aside>
  );
}
