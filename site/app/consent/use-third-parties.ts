import type { ThirdParties } from '@clinic/core/content/frame/third-parties';
import type { Locale } from '@clinic/core/kernel/locale';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { routeNameOf } from '../navigation/privacy-border.ts';
import { allows, forgetThirdParties } from './consent-store.ts';
import { insertScript, runningPurposes } from './insert-script.ts';
import { analyticsDelayMs, pushRouteChange, startTagManager } from './tag-manager.ts';
import { useChoice } from './use-consent.ts';

/** Loads what the visitor allowed, and tells the tag manager about every further page. Null on private pages. */
export function useThirdParties(thirdParties: ThirdParties | null, locale: Locale) {
  const { pathname } = useLocation();
  const consent = useChoice();
  const tagManagerId = allows(consent, 'statistics') ? thirdParties?.tagManagerId : '';
  const crmScriptUrl = allows(consent, 'marketing') ? thirdParties?.crmScriptUrl : '';

  useEffect(() => {
    if (!tagManagerId) return;
    startTagManager(tagManagerId);
    const timer = setTimeout(() => pushRouteChange(routeNameOf(pathname) ?? '', locale), analyticsDelayMs);
    return () => clearTimeout(timer);
  }, [tagManagerId, pathname, locale]);

  useEffect(() => {
    if (crmScriptUrl) insertScript('marketing', crmScriptUrl);
  }, [crmScriptUrl]);

  // Withdrawn in another tab: this one must stop too.
  useEffect(() => {
    if ([...runningPurposes()].some((purpose) => !allows(consent, purpose))) forgetThirdParties();
  }, [consent]);
}
