'use client';

import { useNav, usePreferences } from '@payloadcms/ui';
import { useEffect } from 'react';

/** From here on there is room for the menu and the work; Payload closes it up to 1440 pixels. */
const roomyFrom = 1280;

/** The menu is open where there is room, unless whoever works there has closed it. */
export function OpenMenu() {
  const { hydrated, setNavOpen } = useNav();
  const { getPreference } = usePreferences();
  useEffect(() => {
    if (!hydrated || window.innerWidth < roomyFrom) return;
    void getPreference<{ open?: boolean } | null>('nav').then((known) => known?.open !== false && setNavOpen(true));
  }, [hydrated, getPreference, setNavOpen]);
  return null;
}
