import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import type { SiteSettings } from '@clinic/core/content/frame/site-settings';
import { capitalised } from '@clinic/core/kernel/format';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import { createTranslator } from 'use-intl/core';
import { fullMomentInWords } from '../../app/booking/visit/moment.ts';
import { dateInWords } from '../../app/components/date/date-words.ts';
import { messagesFor } from '../../app/language/messages.server.ts';
import { makePaper } from './make-paper.ts';
import { inks, largeSizes } from './paper-look.ts';
import { writeFacts } from './write-facts.ts';
import { writeLetterhead } from './write-letterhead.ts';
import { writeLinesToFill } from './write-lines-to-fill.ts';
import { type SheetStep, writeSteps } from './write-steps.ts';
import { strongStyle, writeHeading, writeParagraph } from './write-text.ts';

export type SheetFacts = {
  clinic: Pick<SiteSettings, 'name' | 'phone' | 'address' | 'openingHours'>;
  patientName: string;
  visit: { startsAt: Date; doctorName: string; typeName: string | null; mode: VisitMode };
  /** What to do beforehand, in the order of doing it. */
  steps: SheetStep[];
  /** What to bring, one thing each. */
  bring: string[];
  /** The way to the clinic in words, by metro, bus or car; not shown for a visit by video. */
  directions: { title: string; text: string }[];
  madeAt: Date;
};

/** For the fridge door: in large type, with a box to tick for every step. */
export function makePreparationSheet(sheet: SheetFacts, locale: Locale): Promise<Buffer> {
  const t = createTranslator({ locale, messages: messagesFor(locale, 'papers'), namespace: 'papers' });
  const { clinic, visit, steps, bring } = sheet;
  const { day, time } = inLisbon(visit.startsAt);
  const isOnline = visit.mode === 'online';
  const when = capitalised(fullMomentInWords({ day, time }, locale));
  const place = [clinic.address.street, `${clinic.address.postalCode} ${clinic.address.city}`.trim()].filter(Boolean).join(', ');
  const head = {
    locale,
    title: t('preparation.fileTitle', { day: dateInWords(day, locale) }),
    clinicName: clinic.name,
    madeAt: sheet.madeAt,
  };
  const label = (number: number) => t('preparation.step', { number });

  return makePaper(head, largeSizes, (paper) => {
    writeLetterhead(paper, clinic.name);
    writeHeading(paper, 'h1', t('preparation.title'));
    writeParagraph(paper, isOnline ? t('preparation.lisbonTime', { when }) : when, strongStyle(paper.sizes.h2, inks.heading));
    paper.doc.y += paper.sizes.text * 0.4;
    writeFacts(
      paper,
      [
        { name: t('preparation.patient'), value: sheet.patientName },
        { name: t('preparation.doctor'), value: visit.doctorName },
        { name: t('preparation.type'), value: visit.typeName ?? '' },
        { name: t('preparation.place'), value: isOnline ? t('preparation.byVideo') : place },
      ],
      0.18,
    );
    if (steps.length > 0) {
      writeHeading(paper, 'h2', t('preparation.before'), paper.sizes.text * 6);
      writeParagraph(paper, t('preparation.tick'));
      writeSteps(paper, steps, label);
      writeParagraph(paper, t('preparation.doubts'), strongStyle(paper.sizes.text));
    }
    if (bring.length > 0) {
      writeHeading(paper, 'h2', t('preparation.bring'), paper.sizes.text * 4);
      writeSteps(
        paper,
        bring.map((text) => ({ when: '', text })),
        label,
      );
    }
    writeHeading(paper, 'h2', t('preparation.phone'), paper.sizes.text * 5);
    writeParagraph(
      paper,
      clinic.phone.note ? t('call', { phone: clinic.phone.shown, note: clinic.phone.note }) : clinic.phone.shown,
      strongStyle(paper.sizes.text),
    );
    for (const { days, opens, closes } of clinic.openingHours) writeParagraph(paper, t('hours', { days, opens, closes }));
    if (!isOnline && sheet.directions.length > 0) {
      writeHeading(paper, 'h2', t('preparation.directions'), paper.sizes.text * 6);
      for (const { title, text } of sheet.directions) {
        writeHeading(paper, 'h3', title);
        writeParagraph(paper, text);
      }
    }
    writeLinesToFill(paper, t('preparation.questions'), t('preparation.questionsText'));
  });
}
