/** `Pedra no rim` becomes `pedra-no-rim`. */
const toAnchor = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export type AnchorOf = (chosen: string, words: string) => string;

/** A unique id for each section of a page: the one that editors chose, because links use it, else one made of its title. */
export function createAnchors(allChosen: string[] = []): AnchorOf {
  const taken = new Set(allChosen);
  const given = new Set<string>();
  return (chosen, words) => {
    const wanted = chosen || toAnchor(words) || 'seccao';
    let anchor = wanted;
    for (let count = 2; given.has(anchor) || (anchor !== chosen && taken.has(anchor)); count++) anchor = `${wanted}-${count}`;
    given.add(anchor);
    return anchor;
  };
}
