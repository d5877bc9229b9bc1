import type { Purpose } from '@clinic/core/consent/purposes';

const running = new Set<Purpose>();

/** The purposes whose scripts run in this document. */
export const runningPurposes = (): ReadonlySet<Purpose> => running;

/** Once per document, however often it is asked for. */
export function insertScript(purpose: Purpose, src: string) {
  if (running.has(purpose)) return;
  running.add(purpose);
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  document.head.append(script);
}
