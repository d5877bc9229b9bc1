'use client';

import { useEffect } from 'react';
import { askDesk } from './ask-desk.ts';

const everyMs = 2_000;
/** Whoever is on the phone has hung up by then, and a page that asks keeps a session open. */
const mostTimes = 90;

/**
 * Asks whether the clinic's book has answered, and opens the page anew when it has. Only that is asked, because each opening of the page
 * names a patient and is written down.
 */
export function CallWatch({ bookingId }: { bookingId: string }) {
  useEffect(() => {
    let times = 0;
    let timer: number | undefined;
    const ask = async () => {
      times += 1;
      const { isAnswered } = await askDesk<{ isAnswered: boolean }>('standing', { pedido: bookingId });
      if (isAnswered) return window.location.reload();
      if (times < mostTimes) timer = window.setTimeout(ask, everyMs);
    };
    timer = window.setTimeout(ask, everyMs);
    return () => window.clearTimeout(timer);
  }, [bookingId]);
  return null;
}
