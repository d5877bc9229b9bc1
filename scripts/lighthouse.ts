import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from './chromium.ts';

/**
 * `pnpm lighthouse`, with a system running (`pnpm demo`): Google's measure of each page kind on a slowed phone, the median of
 * three runs. Outside the automatic checks, because a busy machine would decide the result.
 */
const base = `http://localhost:${process.env['PORT_BASE'] ?? 3000}`;
const pages = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/pt', '/en', '/pt/problemas/cancro-da-prostata'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = {
  'largest-contentful-paint': 'LCP ms',
  'cumulative-layout-shift': 'CLS',
  'total-blocking-time': 'TBT ms',
  'total-byte-weight': 'bytes',
};
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

const chrome = await launch({ chromePath: chromium.executablePath, chromeFlags: ['--headless', ...chromium.args] });
try {
  for (const page of pages) {
    const runs: Result[] = [];
    for (let run = 0; run < 3; run++) {
      const result = await lighthouse(base + page, { port: chrome.port, output: 'json', logLevel: 'error' });
      if (result) runs.push(result.lhr);
    }
    const scores = categories.map(
      (name) => `${name} ${median(runs.map(({ categories: found }) => Math.round((found[name]?.score ?? 0) * 100)))}`,
    );
    const figures = Object.entries(audits).map(
      ([id, label]) => `${label} ${median(runs.map((run) => run.audits[id]?.numericValue ?? Number.NaN)).toFixed(2)}`,
    );
    const failed = new Set(
      runs.flatMap((run) =>
        Object.values(run.audits).flatMap(({ id, score, scoreDisplayMode }) => (scoreDisplayMode === 'binary' && score === 0 ? [id] : [])),
      ),
    );
    console.log(`${page}: ${scores.join(', ')} | ${figures.join(', ')}${failed.size > 0 ? ` | failed: ${[...failed].join(', ')}` : ''}`);
  }
} finally {
  chrome.kill();
}
