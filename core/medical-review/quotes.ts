import { createHash } from 'node:crypto';
import type { Passage } from './passage.ts';

/** Words of a passage that a comment can be about. */
export type Quote = { digest: string; text: string };

type Words = Pick<Passage, 'locale' | 'text'>;

const digestOf = ({ locale, text }: Words): string =>
  createHash('sha256')
    .update(JSON.stringify([locale, text]))
    .digest('hex');

/** “Dr. Silva” and “p. ex. o PSA” go on; so does whatever begins with a small letter. */
const isCutShort = (text: string): boolean =>
  /(?:^|[\s(«“])(?:Drs?|Dras?|Prof|Sr|Sra|Mr|Mrs|p|ex|e\.g|i\.e|n|art|fig|aprox)\.\s*$/i.test(text);

/** A line for each paragraph, and within it a piece for each sentence. */
export function sentencesOf({ locale, text }: Words): string[] {
  const segments = new Intl.Segmenter(locale ?? 'pt', { granularity: 'sentence' });
  return text.split('\n').flatMap((line) => {
    const sentences: string[] = [];
    for (const { segment } of segments.segment(line)) {
      const last = sentences.at(-1);
      if (last !== undefined && isCutShort(last)) sentences[sentences.length - 1] = last + segment;
      else sentences.push(segment);
    }
    return sentences.map((sentence) => sentence.trim()).filter(Boolean);
  });
}

/** The whole passage, and each of its sentences where it has several. */
export function quotesOf(passage: Words): Quote[] {
  const sentences = sentencesOf(passage);
  const texts = sentences.length > 1 ? [passage.text, ...new Set(sentences)] : [passage.text];
  return texts.map((text) => ({ digest: digestOf({ locale: passage.locale, text }), text }));
}
