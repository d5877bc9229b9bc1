/**
 * What a browser fetches ahead by itself: the documents of links marked with `data-ahead`, when somebody points at one or begins to press
 * it. The policy of pages allows this text by its hash, so it stands only here.
 */
export const speculationRules = JSON.stringify({ prefetch: [{ where: { selector_matches: 'a[data-ahead]' }, eagerness: 'moderate' }] });
