import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { inMs, percentile } from './load/percentile.ts';
import { portsFrom } from './stack/ports.ts';

/**
 * `pnpm spam:load`, beside a running demo: one address posts five hundred forms a minute while somebody else opens the contact page and
 * sends it, the way it is done without script. The same visitor is measured before, in the same run.
 */
const ports = portsFrom(Number(process.env['PORT_BASE'] ?? 3000));
const address = `http://127.0.0.1:${ports.site}`;
/** As the site knows itself: it refuses forms that come from any other. */
const origin = `http://localhost:${ports.site}`;
const spamPerMinute = 500;
const seconds = 60;
/** All of 127.0.0.0/8 is this machine. */
const spammer = '127.6.6.6';
const visitorEveryMs = 500;
/** What a person notices; and against the same visitor without spam, with room for a busy machine. */
const p95LimitMs = 250;
const slowdownLimit = 2;
const page = '/pt/contactos';

type Answer = { status: number; html: string; ms: number };

/** From an address of its own, as a browser sends it. A broken connection counts as 0. */
const send = (path: string, from: string, form?: Record<string, string>): Promise<Answer> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const done = (status: number, html = '') => resolve({ status, html, ms: performance.now() - startedAt });
    const asked = request(address + path, {
      method: form ? 'POST' : 'GET',
      headers: { origin, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      localAddress: from,
      timeout: 30_000,
    });
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', () => done(0));
    asked.on('response', (answer) => {
      let html = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => (html += chunk));
      answer.on('end', () => done(answer.statusCode ?? 0, html));
      answer.on('error', () => done(0));
    });
    asked.end(form && new URLSearchParams(form).toString());
  });

const passIn = (html: string) => /name="form" value="([^"]+)"/.exec(html)?.[1] ?? '';
const letter = (pass: string, email: string, website: string) => ({
  ...{ form: pass, work: '', website, name: 'Joaquim Tavares', email, message: 'Gostava de saber o preço de uma ecografia.' },
  consent: 'sim',
});

/** Fills in everything, the field that people do not see included. The pass is taken once and used again, as such programs do. */
function startSpam() {
  const statuses = new Map<number, number>();
  let isOver = false;
  const sending = (async () => {
    const pass = passIn((await send(page, spammer)).html);
    const startedAt = performance.now();
    const underWay = new Set<Promise<void>>();
    for (let sent = 0; !isOver; await sleep(10)) {
      const due = ((performance.now() - startedAt) / 60_000) * spamPerMinute;
      for (; sent < due; sent++) {
        const one = send(page, spammer, letter(pass, `spam${sent}@exemplo.pt`, 'https://spam.example')).then(({ status }) => {
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          underWay.delete(one);
        });
        underWay.add(one);
      }
    }
    await Promise.all(underWay);
    return statuses;
  })();
  return async () => {
    isOver = true;
    return sending;
  };
}

let visitors = 0;
/** Each visitor from another address: opens the page, and sends it after the time that a person needs at least. */
async function visit(): Promise<{ times: number[]; isServed: boolean }> {
  visitors += 1;
  const from = `127.7.${(visitors >> 8) & 255}.${visitors & 255}`;
  const opened = await send(page, from);
  await sleep(3_000);
  const sent = await send(page, from, letter(passIn(opened.html), `visitante${Date.now()}-${visitors}@exemplo.pt`, ''));
  return { times: [opened.ms, sent.ms], isServed: opened.status === 200 && sent.status === 303 };
}

async function measure(): Promise<{ p95: number; unserved: number }> {
  const visits: ReturnType<typeof visit>[] = [];
  for (const until = Date.now() + seconds * 1_000; Date.now() < until; await sleep(visitorEveryMs)) visits.push(visit());
  const all = await Promise.all(visits);
  return {
    p95: percentile(
      all.flatMap(({ times }) => times),
      95,
    ),
    unserved: all.filter(({ isServed }) => !isServed).length,
  };
}

// The first request after a start compiles the page.
await send(page, '127.7.255.254');
const alone = await measure();
const stopSpam = startSpam();
const beside = await measure();
const statuses = await stopSpam();
const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
console.log(`spam answered: ${answers}`);
console.log(
  `visitor: p95 ${inMs(beside.p95)} beside ${spamPerMinute} spam posts a minute, ${inMs(alone.p95)} without; ${alone.unserved + beside.unserved} not served`,
);
const isSlow = beside.p95 > p95LimitMs && beside.p95 > alone.p95 * slowdownLimit;
if (isSlow || alone.unserved + beside.unserved > 0) process.exitCode = 1;
