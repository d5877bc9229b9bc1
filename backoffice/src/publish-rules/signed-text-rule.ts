import type { Passage } from '@clinic/core/medical-review/passage';
import type { PayloadRequest } from 'payload';
import { type Label, label } from '../language/label.ts';
import { heldBack, isOnlySigned } from '../medical-review/held-back.ts';
import { isMedicalText } from '../medical-review/is-medical-text.ts';
import { lockShownForReading } from '../medical-review/lock-what-pages-show.ts';
import { medicalText } from '../medical-review/medical-text.ts';
import { reviewedPage, reviewedSlugs } from '../medical-review/reviewed-pages.ts';
import { slashedDay } from '../medical-review/standing-words.ts';
import { liveRow } from '../publishing/publication.ts';
import { rowBefore } from '../publishing/publish-collection.ts';
import { rememberedLive } from '../publishing/publish-global.ts';
import { readDocument, rowName, type Subject } from '../publishing/published-documents.ts';
import type { PublishError, PublishRule } from './publish-rule.ts';
import { inSpoken } from './spoken-language.ts';

const message = (day: string, language: Label): Label =>
  label(
    `Mudou${language.pt && ` ${language.pt}`} desde a assinatura de ${day}, e só se publica com nova assinatura: carregue em «Pedir revisão», à direita.`,
    `Changed${language.en && ` ${language.en}`} since the signature of ${day}, and is published only with a new signature: press “Ask for a review”, on the right.`,
  );

/** More would bury the first. */
const mostNamed = 8;

/** Where the clinic says so, other words than those that were signed go out once a doctor has signed them, in whatever way they are published. */
export const signedTextRule: PublishRule = async ({ slug, id, req }) => {
  if (!reviewedSlugs.includes(slug) || !(await isOnlySigned(req))) return [];
  const subject = reviewedPage(slug, String(id ?? slug));
  if (!subject) return [];
  await lockShownForReading(req);
  const document = await readDocument(req, subject);
  if (!isMedicalText(document)) return [];
  const held = await heldBack(req, rowName(subject), await medicalText(req, slug, document), await textBefore(req, subject));
  return (held?.changes ?? []).slice(0, mostNamed).map(({ path, place, locale }): PublishError => {
    const language = locale ? inSpoken[locale] : label('', '');
    return { path, place: [place], message: message(slashedDay(held?.reviewedOn ?? ''), language) };
  });
};

/** What readers had before the edit at hand. */
async function textBefore(req: PayloadRequest, subject: Subject): Promise<Passage[] | null> {
  const { collection, id } = rowName(subject);
  const row = liveRow('global' in subject ? rememberedLive(req, subject.global) : rowBefore(req.context, collection, id));
  return row && (await medicalText(req, collection, row)).passages;
}
