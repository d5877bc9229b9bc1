import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import { createTranslator } from 'use-intl/core';
import { fullMomentInWords } from '../../app/booking/visit/moment.ts';
import { messagesFor } from '../../app/language/messages.server.ts';
import { makePaper } from './make-paper.ts';
import type { TaggedPaper } from './paper.ts';
import { listingSizes } from './paper-look.ts';
import { type Fact, writeFacts } from './write-facts.ts';
import { writeLetterhead } from './write-letterhead.ts';
import { type PaperTable, writeTable } from './write-table.ts';
import { strongStyle, writeHeading, writeParagraph } from './write-text.ts';

/** Written in this order; a section without any of them says that nothing is kept. */
export type ExportSection = { heading: string; paragraphs?: string[]; rows?: Fact[]; table?: PaperTable };

export type ReadableExport = {
  title: string;
  clinicName: string;
  sections: ExportSection[];
  madeAt: Date;
};

/** All that is kept of an account, to be read by its owner; the JSON file beside it is for machines. */
export function makeDataExport(data: ReadableExport, locale: Locale): Promise<Buffer> {
  const t = createTranslator({ locale, messages: messagesFor(locale, 'papers'), namespace: 'papers.export' });
  const head = { locale, title: t('fileTitle', { clinic: data.clinicName }), clinicName: data.clinicName, madeAt: data.madeAt };
  return makePaper(head, listingSizes, (paper) => {
    writeLetterhead(paper, data.clinicName);
    writeHeading(paper, 'h1', data.title);
    writeParagraph(paper, t('madeOn', { when: fullMomentInWords(inLisbon(data.madeAt), locale) }));
    writeParagraph(paper, t('confidential'), strongStyle(paper.sizes.text));
    for (const section of data.sections) writeSection(paper, section, { empty: t('empty'), missing: t('missing') });
  });
}

type Words = { empty: string; missing: string };

function writeSection(paper: TaggedPaper, { heading, paragraphs = [], rows = [], table }: ExportSection, words: Words): void {
  writeHeading(paper, 'h2', heading, paper.sizes.text * 5);
  paper.doc.outline.addItem(heading);
  for (const paragraph of paragraphs) writeParagraph(paper, paragraph);
  writeFacts(
    paper,
    rows.map(({ name, value }) => ({ name, value: value || words.missing })),
  );
  if (table && table.rows.length > 0) writeTable(paper, table);
  if (paragraphs.length === 0 && rows.length === 0 && !table?.rows.length) writeParagraph(paper, words.empty);
}
