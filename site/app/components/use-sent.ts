import { useEffect, useState } from 'react';
import { whenBroughtBack } from './when-brought-back.ts';

/** Whether a form has left: its button takes no second press. Whoever goes back to the page, to correct something, can send it again. */
export function useSent() {
  const [isSent, setSent] = useState(false);
  useEffect(() => whenBroughtBack(() => setSent(false)), []);
  return [isSent, setSent] as const;
}
