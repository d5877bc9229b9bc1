import type { Locale } from '@clinic/core/kernel/locale';
import { readBookingSettingsFile } from '../read-booking-settings.ts';
import type { ClinicDocument } from '../read-documents.ts';
import { readHomeBlocks } from '../read-home-blocks.ts';
import { readMenuFile } from '../read-menu.ts';
import { readPdfFiles, readPictures } from '../read-pictures.ts';
import { readRedirects } from '../read-redirects.ts';
import { readFooterFile, readSettingsFile } from '../read-settings.ts';
import { wordsOf } from '../words-of.ts';
import { saidInLabels, type TextWithSource } from './said-in-labels.ts';
import { saidInMessages } from './said-in-messages.ts';
import { withoutCitations } from './without-citations.ts';

/** Everything the clinic says in one language: its pages, the words around them, and the messages of its programs. */
export function everythingSaid(locale: Locale, documents: ClinicDocument[]): TextWithSource[] {
  const from = (where: string, value: unknown): TextWithSource[] =>
    wordsOf(withoutCitations(value), locale).map((text) => ({ where, text }));
  return [
    ...documents.flatMap(({ folder, fields }) => from(`content/documents/${folder}/${locale}.md`, fields)),
    ...from('content/documents/globais/homepage/blocos.yaml', readHomeBlocks()),
    ...readPictures().flatMap(({ path, fields }) => from(`content/pictures/pictures.yaml: ${path}`, fields)),
    ...readPdfFiles().flatMap(({ path, fields }) => from(`content/files/files.yaml: ${path}`, fields)),
    ...from('content/settings/definicoes.yaml', readSettingsFile()),
    ...from('content/settings/marcacoes.yaml', readBookingSettingsFile()),
    ...from('content/settings/menu.yaml', readMenuFile(documents)),
    ...from('content/settings/rodape.yaml', readFooterFile()),
    // Notes for the staff, in Portuguese only.
    ...(locale === 'pt' ? readRedirects().map(({ note }) => ({ where: 'content/settings/redirects.yaml', text: note })) : []),
    ...saidInMessages(locale),
    ...saidInLabels(locale),
  ];
}
