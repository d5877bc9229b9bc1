import type { WorkChallenge } from '@clinic/core/http/proof-of-work';
import { useEffect, useRef } from 'react';
import { formInputs } from './request-view.ts';
import { useWork } from './use-work.ts';

/** Asked for only while unusually many forms arrive: done while somebody reads why. Without script it stays empty. */
export function WorkField({ work }: { work: WorkChallenge }) {
  const beginWork = useWork(work);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    beginWork().then((solved) => {
      if (field.current) field.current.value = solved;
    });
  }, [beginWork]);
  return <input type="hidden" name={formInputs.work} defaultValue="" ref={field} />;
}
