import type { ThirdParties } from '@clinic/core/content/frame/third-parties';
import { allows, forgetThirdParties, type StoredConsent } from './consent-store.ts';
import { insertScript, runningPurposes } from './insert-script.ts';
import { analyticsDelayMs, pushRouteChange, startTagManager } from './tag-manager.ts';

/** The kind of page and its language. */
export type ShownPage = { route: string; locale: string };

/** Loads what the visitor allowed. What was withdrawn, here or in another tab, must stop. */
export function loadAllowed(thirdParties: Partial<ThirdParties>, consent: StoredConsent, page: ShownPage) {
  if ([...runningPurposes()].some((purpose) => !allows(consent, purpose))) return forgetThirdParties();
  const { tagManagerId, crmScriptUrl } = thirdParties;
  if (tagManagerId && allows(consent, 'statistics') && !runningPurposes().has('statistics')) {
    startTagManager(tagManagerId);
    tellShown(page);
  }
  if (crmScriptUrl && allows(consent, 'marketing')) insertScript('marketing', crmScriptUrl);
}

/** Also when the browser brings a page back from its memory. Without the tag manager nobody hears it. */
export const tellShown = ({ route, locale }: ShownPage) => void setTimeout(() => pushRouteChange(route, locale), analyticsDelayMs);
