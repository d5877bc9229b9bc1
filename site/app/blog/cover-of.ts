const covers = ['onda', 'escudo', 'estrela', 'folha', 'concha', 'malha'] as const;

/** For an article without a picture: it keeps the tile that its number gives it, and neighbours differ. */
export const coverOf = (article: number) => covers[(article - 1) % covers.length] ?? covers[0];
