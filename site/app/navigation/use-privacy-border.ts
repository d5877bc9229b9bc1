import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { crossesPrivacyBorder } from './privacy-border.ts';

/** Links load a new document at the border themselves; this catches every other way of moving. */
export function usePrivacyBorder() {
  const { pathname } = useLocation();
  const { location: next, formMethod } = useNavigation();
  useEffect(() => {
    if (!next || (formMethod && formMethod !== 'GET') || !crossesPrivacyBorder(pathname, next.pathname)) return;
    window.location.assign(next.pathname + next.search + next.hash);
  }, [pathname, next, formMethod]);
}
