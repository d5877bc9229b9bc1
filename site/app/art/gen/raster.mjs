// node site/app/art/gen/raster.mjs → bitmaps of the mark in site/public. Needs Chromium (CHROME=path to override).
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { appIcon, favicon } from './brand.mjs';

const out = join(dirname(fileURLToPath(import.meta.url)), '../../../public');
const chrome = process.env.CHROME ?? '/usr/bin/chromium';

function shot(svg, size, file) {
  const dir = mkdtempSync(join(tmpdir(), 'mark-'));
  const page = join(dir, 'p.html');
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><style>html,body{margin:0;background:none}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  execFileSync(
    chrome,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--hide-scrollbars',
      '--default-background-color=00000000',
      `--user-data-dir=${join(dir, 'u')}`,
      `--screenshot=${file}`,
      `--window-size=${size},${size}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  );
  rmSync(dir, { recursive: true, force: true });
}

writeFileSync(join(out, 'favicon.svg'), favicon);
shot(appIcon(0, 6), 192, join(out, 'icon-192.png'));
shot(appIcon(0, 6), 512, join(out, 'icon-512.png'));
shot(appIcon(0.14, 0), 512, join(out, 'icon-maskable-512.png'));
shot(appIcon(0.06, 0), 180, join(out, 'apple-touch-icon.png'));

// favicon.ico: two PNG pictures in an ICO envelope
const pngs = [16, 32].map((n) => {
  const file = join(tmpdir(), `mark-${n}.png`);
  shot(favicon, n, file);
  const data = readFileSync(file);
  rmSync(file);
  return [n, data];
});
const head = Buffer.alloc(6 + 16 * pngs.length);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(pngs.length, 4);
let at = head.length;
pngs.forEach(([n, data], i) => {
  const o = 6 + 16 * i;
  head[o] = n;
  head[o + 1] = n;
  head.writeUInt16LE(1, o + 4);
  head.writeUInt16LE(32, o + 6);
  head.writeUInt32LE(data.length, o + 8);
  head.writeUInt32LE(at, o + 12);
  at += data.length;
});
writeFileSync(join(out, 'favicon.ico'), Buffer.concat([head, ...pngs.map(([, d]) => d)]));
