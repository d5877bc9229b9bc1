import { locales } from '@clinic/core/kernel/locale';
import { readDocuments } from '../read-documents.ts';
import { pageReadability, readabilityLine } from './read-pages.ts';
import { scaleOf } from './readability.ts';

/** `pnpm --filter @clinic/content report`: how every page reads, the hardest first; a page marked ! is too hard. */
const documents = readDocuments();
for (const locale of locales) {
  const pages = pageReadability(locale, documents);
  const easy = pages.filter(({ isEasyEnough }) => isEasyEnough);
  console.log(`\n${locale}: ${easy.length} of ${pages.length} pages are easy enough (${scaleOf(locale).name})`);
  for (const page of pages) console.log(readabilityLine(page));
}
