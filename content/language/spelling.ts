import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@clinic/core/kernel/locale';
import british from 'dictionary-en-gb';
import portuguese from 'dictionary-pt-pt';
import { loadModule } from 'hunspell-asm';
import { contentDir } from '../read-file.ts';

const wordsDir = join(contentDir, 'words');

/** Our own words, beside those of the dictionary: `names.txt` is for both languages, `medicine.pt.txt` for one. */
export const wordLists = (): string[] => readdirSync(wordsDir).toSorted();
export const readWordList = (file: string): string[] => readFileSync(join(wordsDir, file), 'utf8').split('\n').filter(Boolean);

export type Speller = {
  /** Known to the dictionary of the language or to our own lists. */
  isRight: (word: string) => boolean;
  isInDictionary: (word: string) => boolean;
  /** For text messages: the alphabet of the mobile network has no í, ã or õ. */
  isRightButForAccents: (word: string) => boolean;
};

export async function createSpeller(locale: Locale): Promise<Speller> {
  const hunspell = await loadModule();
  const { aff, dic } = locale === 'pt' ? portuguese : british;
  const dictionary = hunspell.create(hunspell.mountBuffer(aff), hunspell.mountBuffer(dic));
  const own = new Set(
    wordLists()
      .filter((file) => isFor(file, locale))
      .flatMap(readWordList),
  );
  const isInDictionary = (word: string) => dictionary.spell(word);
  const isRight = (word: string) => isInDictionary(word) || spellingsOf(word).some((spelling) => own.has(spelling));
  const isRightButForAccents = (word: string) => isRight(word) || dictionary.suggest(word).some((other) => bare(other) === bare(word));
  return { isRight, isInDictionary, isRightButForAccents };
}

const isFor = (file: string, locale: Locale): boolean => {
  const [, language] = file.split('.');
  return language === 'txt' || language === locale;
};

/** Our words are written as they stand inside a sentence. There they may begin one, and own something. */
function spellingsOf(word: string): string[] {
  const owner = word.replace(/'s?$/, '');
  return [owner, owner.charAt(0).toLowerCase() + owner.slice(1)];
}

const bare = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
