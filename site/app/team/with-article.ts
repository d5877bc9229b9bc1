/** “com a Dra. Sofia”, “com o Dr. António”: Portuguese puts an article before a title, and the title says which. English has none. */
export function withArticle(name: string): string {
  if (/^(?:Dra\.|Prof\.ª|Enf\.ª)/.test(name)) return `a ${name}`;
  return /^(?:Dr|Prof|Enf)\./.test(name) ? `o ${name}` : name;
}
