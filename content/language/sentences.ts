import { readableText } from './words-in.ts';

/** A full stop that ends no sentence. */
const abbreviation = /(?<![\p{L}])(?:Dr|Dra|Drs|Enf|Prof|Profa|Sr|Sra|Av|Mr|Mrs|n|art|p|ex|e\.g|i\.e|approx)\.(?=\s|º|ª)/giu;
/** “3.5”, “v2.2” and “1.000” are one number. */
const pointInNumber = /(?<=\d)[.,](?=\d)/g;
const ending = /[.!?…]+[»”"')\]]*(?=\s|$)|:(?=\s*$)/u;
const word = /[\p{L}\p{N}]+(?:['’.-][\p{L}\p{N}]+)*/gu;

/**
 * The sentences of a text, each as its words. Titles, labels and lines that end with no stop are left out: they are short, and
 * would make any page look easy.
 */
export function sentencesIn(text: string): string[][] {
  return readableText(text)
    .replaceAll(abbreviation, (found) => found.replaceAll('.', ''))
    .replaceAll(pointInNumber, '')
    .split('\n')
    .flatMap(sentencesOfLine)
    .map((sentence) => sentence.match(word) ?? [])
    .filter((words) => words.length > 1);
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  let rest = line.trim();
  for (let end = ending.exec(rest); end; end = ending.exec(rest)) {
    sentences.push(rest.slice(0, end.index));
    rest = rest.slice(end.index + end[0].length).trim();
  }
  return sentences;
}
