/** What chooses between words is not one: {count, plural, one {# result} other {# results}} keeps “result” and “results”. */
const choices = {
  plural: /\{\w+, (?:plural|selectordinal),|(?:=\d+|zero|one|two|few|many|other) \{/g,
  select: /\{\w+, select,|\w+ \{/g,
};
/** Addresses of pages and people, paths, codes with an underscore, tags, and what a program puts in: {name}, {{count}}. */
const notWords = [
  /https?:\/\/\S+|[\w.-]+@[\w.-]+\.\w+|\b[\w-]+(?:\.[\w-]+)*\.(?:pt|com|org|eu|uk)\b/g,
  /(?<![\p{L}\p{N}])\/[\w-]+(?:\/[\w-]+)*/gu,
  /[\w-]*_[\w-]*/g,
  /\{\{[^}]*\}\}|\{\w+(?:, \w+[^{}]*)?\}/g,
  /<\/?\w[^>]*>/g,
];

/** A word may hold hyphens and apostrophes inside, never at its ends. A single letter, or anything with a digit, is a label. */
const word = /(?<![\p{L}\p{N}])\p{L}+(?:['’-]\p{L}+)*(?![\p{L}\p{N}])/gu;

export function readableText(text: string): string {
  const chosen = text.includes(', select,') ? choices.select : choices.plural;
  return [chosen, ...notWords].reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text);
}

export const wordsIn = (text: string): string[] =>
  (readableText(text).match(word) ?? []).filter((found) => found.length > 1).map((found) => found.replaceAll('’', "'"));
