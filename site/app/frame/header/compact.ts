/** The header sticks once this much has been scrolled away: --header-away in tokens.css is the same length. */
export const compactAfterPx = 70;
export const isCompactAt = (scrolledPx: number) => scrolledPx > compactAfterPx;
