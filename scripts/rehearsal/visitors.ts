import { setTimeout as sleep } from 'node:timers/promises';
import { pathTo } from '@clinic/core/addresses/path-to';
import { ask } from './ask.ts';
import type { Rehearsal } from './rehearsal.ts';

type Seen = { asked: number; failed: string[]; times: number[] };

const pages = ['/pt', '/en', '/pt/contactos', '/pt/marcar-consulta', '/pt/conta/login', '/sitemap.xml', '/proximas-horas?lingua=pt'];

/** Every twentieth begins a booking: a form that is sent, an answer that is stored, a cookie. */
function question({ site }: Rehearsal, number: number) {
  if (number % 20 !== 19) return { url: site + pages[number % pages.length], options: {} };
  const from = `127.${10 + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}`;
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: site };
  return { url: site + pathTo('pt', 'wizard'), options: { method: 'POST', body: 'forOther=no&hadConsultation=no', headers, from } };
}

/** Visitors who come at a steady pace through the proxy, however long the answers take. What is no page or redirect has failed. */
export function startVisitors(rehearsal: Rehearsal, perSecond: number) {
  const seen: Seen = { asked: 0, failed: [], times: [] };
  const underWay = new Set<Promise<void>>();
  let isOpen = true;
  async function visitOnce(number: number) {
    const { url, options } = question(rehearsal, number);
    const startedAt = performance.now();
    const { status, why } = await ask(url, options).then(
      (answer) => ({ status: answer.status, why: '' }),
      ({ message }) => ({ status: 0, why: message }),
    );
    seen.times.push(performance.now() - startedAt);
    if (status < 200 || status >= 400)
      seen.failed.push(`${new Date().toISOString().slice(11, 19)} ${new URL(url).pathname} ${status} ${why}`);
  }
  const crowd = (async () => {
    const startedAt = performance.now();
    for (; isOpen; await sleep(10)) {
      const due = ((performance.now() - startedAt) / 1000) * perSecond;
      for (; seen.asked < due; seen.asked++) {
        const one = visitOnce(seen.asked).finally(() => underWay.delete(one));
        underWay.add(one);
      }
    }
    await Promise.all(underWay);
    return seen;
  })();
  return {
    soFar: () => seen,
    stop: () => {
      isOpen = false;
      return crowd;
    },
  };
}
