/** `Pedra no rim` becomes `pedra-no-rim`. */
const toAnchor = (words: string): string =>
  words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export type AnchorOf = (chosen: string, words: string) => string;

/** Gives each section of a page an id of its own: the one editors chose, for links lead to it, else one made of its words. */
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
