import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { readClinic } from '../content/read-clinic.ts';
import { undescribed } from '../content/read-pictures.ts';
import { chromium } from './chromium.ts';
import { faultsInside } from './drawings/faults-inside.ts';
import { byKind } from './drawings/kinds.ts';
import { inRows, type NamedDrawing, type Sheet, sheetPage } from './drawings/sheet.ts';
import { dataDir, root } from './stack/folders.ts';

/** `pnpm drawings`: every drawing of the clinic and of the site, one sheet per kind, into .data/drawings; and what is wrong with any of them. */
const folder = path.join(dataDir, 'drawings');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The site's icons live as symbols in one file; a sheet needs each as a drawing of its own. */
const iconsOf = (sprite: string): NamedDrawing[] =>
  [...sprite.matchAll(/<symbol id="([^"]+)" viewBox="([^"]+)">(.*?)<\/symbol>/gs)].map(([, name = '', viewBox, inside]) => ({
    name,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="96" height="96">${inside}</svg>`,
  }));

/** What the README shows of the family, row by row. */
const selection = [
  ['fachada', 'conversa', 'instalacoes-rececao', 'fora-de-lisboa'],
  ['hiperplasia-benigna-da-prostata', 'tumor-do-rim', 'tumor-da-bexiga', 'litiase-e-colica-renal'],
  ['exame-cistoscopia-e-uretrocistoscopia', 'exame-ressonancia-magnetica-nuclear', 'trat-hbp-laser', 'trat-radioterapia-externa'],
  ['antonio', 'sofia', 'rui', 'beatriz', 'marta', 'tomas', 'ines', 'filipa'].map((name) => `retrato-${name}`),
  ['blog-ajudar-o-pai-a-marcar', 'blog-psa-e-bicicleta', 'blog-vapor-de-agua-para-a-prostata'],
].map((row) => row.map((name) => `${name}.svg`));

// Reading the clinic also refuses a picture without words in both languages.
const { pictures, ...clinic } = readClinic();
const words = JSON.stringify(clinic);
const drawings: NamedDrawing[] = pictures
  .filter(({ path: file }) => file.endsWith('.svg'))
  .map(({ path: file }) => ({ name: path.basename(file), svg: read(`content/${file}`) }));
const icons = iconsOf(read('site/app/art/icons.svg'));

const faults = [
  ...undescribed('pictures', pictures).map((file) => `content/${file}: no alternative text in pictures.yaml`),
  ...pictures.filter(({ path: file }) => !words.includes(`"${file}"`)).map(({ path: file }) => `content/${file}: shown nowhere`),
  ...[...drawings, ...icons].flatMap(({ name, svg }) => faultsInside(svg).map((fault) => `${name}: ${fault}`)),
];

const named = new Map(drawings.map((drawing) => [drawing.name, drawing]));
const drawn = (names: string[]) => names.flatMap((name) => named.get(name) ?? []);
const sheets: (Sheet & { name: string })[] = [
  ...byKind([...named.keys()]).map(({ kind: { name, columns }, pictures: names }) => ({
    name,
    width: 1500,
    isNamed: true,
    rows: inRows(drawn(names), columns),
  })),
  { name: 'icons', width: 1500, isNamed: true, rows: inRows(icons, 10) },
  { name: 'selection', width: 1400, isNamed: false, rows: selection.map(drawn) },
];

await mkdir(folder, { recursive: true });
const browser = await playwright.launch(chromium);
for (const sheet of sheets) {
  const page = await browser.newPage({ viewport: { width: sheet.width, height: 400 } });
  await page.setContent(sheetPage(sheet));
  await page.screenshot({ path: path.join(folder, `${sheet.name}.png`), fullPage: true });
  await page.close();
}
await browser.close();

console.log(`${drawings.length} drawings and ${icons.length} icons on ${sheets.length} sheets in ${folder}`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
