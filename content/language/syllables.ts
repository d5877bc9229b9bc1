import type { Locale } from '@clinic/core/kernel/locale';

/** How many syllables a word is read with. A number counts as one: readers take it in as a figure. */
export const syllablesIn = (word: string, locale: Locale): number =>
  /\d/.test(word) ? 1 : Math.max(1, (locale === 'pt' ? portuguese : english)(word.toLowerCase()));

/** Nuclei of Portuguese: diphthongs (pai, mão, põe) are one, two open vowels (vo-o, re-al) and an accented í or ú (sa-í-da) two. */
function portuguese(word: string): number {
  const written = word
    .replaceAll(/([qg])u(?=[eiéêí])/g, '$1')
    .replaceAll(/qu(?=[aoáâãó])/g, 'q')
    .replaceAll(/[ãâ][oe]|õe/g, 'ã');
  // A rising ending counts as one where the stress stands before it: his-tó-ria, á-gua, but di-a, ener-gi-a.
  const ending = /[áâéêíóôúãõ].*[iu][aeo]s?$/.test(written) ? written.replace(/[iu]([aeo]s?)$/, '$1') : written;
  return (ending.match(/[aeouáâéêóôãõà][iu](?!nh|[lrmz]$)|[aeiouáâàéêíóôúãõü]/g) ?? []).length;
}

/** Groups of vowels; a silent e at the end, and the e of -ed and -es where it is not heard, do not count. */
function english(word: string): number {
  const written = word
    .replaceAll(/[^a-z]/g, '')
    .replace(/(?<=[aeiouy].*)(?:(?<![td])ed|(?<!ch|sh|[sxzcg])es|(?<!l|[^aeiouy]r)e)$|(?<=[aeiouy]l)e$/, '');
  const hiatuses =
    written.match(/i[ao](?!u)(?<!ci[ao]|ti[ao]|gi[ao]|si[ao])|[dgnr]eo(?!u)|(?<=[aeiouy][^aeiouy]+)ea$|[ui]u[ms]|ua(?!r)(?<!qua|gua)/g) ??
    [];
  return (written.match(/[aeiouy]+/g) ?? []).length + hiatuses.length;
}
