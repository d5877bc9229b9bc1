const titles = /^(?:drª?|dra|prof|profª|enf|enfª|nurse)\.?$/i;

/** First letters of the first and the last name: "Dra. Ana de Sousa Reis" gives AR. */
export function monogram(name: string): string {
  const names = name.split(/\s+/).filter((word) => /^\p{Lu}/u.test(word) && !titles.test(word));
  return [names[0], names.length > 1 ? names.at(-1) : undefined].map((word) => word?.[0] ?? '').join('');
}
