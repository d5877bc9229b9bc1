import { type Purpose, purposes } from '@clinic/core/consent/purposes';
import { useSyncExternalStore } from 'react';
import { allows, choose, currentConsent, type StoredConsent, subscribe } from './consent-store.ts';

const useChoice = (): StoredConsent => useSyncExternalStore(subscribe, currentConsent, () => 'unknown');

/** For one purpose: whether the visitor allowed it, and how to allow it from here, as a video's own button does. */
export function useConsent(purpose: Purpose): { granted: boolean; grant(): void } {
  const consent = useChoice();
  const granted = allows(consent, purpose);
  return { granted, grant: () => choose(purposes.filter((other) => other === purpose || allows(currentConsent(), other))) };
}
