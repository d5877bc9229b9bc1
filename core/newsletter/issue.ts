import type { Library } from '../content/library/library.ts';
import { readArticle } from '../content/pages/read-article.ts';
import { plainText } from '../content/rich-text/plain-text.ts';
import type { RichBlock, RichText } from '../content/shapes/rich-text.ts';
import type { Locale } from '../kernel/locale.ts';

export type IssuePart = { kind: 'text'; text: string } | { kind: 'items'; items: string[] };
export type IssueSection = { title: string; parts: IssuePart[] };

/** An article as a letter says it: words alone. Pictures and tables are on the page that its button opens. */
export type Issue = { title: string; lead: string; sections: IssueSection[]; path: string };

/** Null where the article is not published in this language. */
export function issueOf(library: Library, articleId: number, locale: Locale, now: Date): Issue | null {
  const document = library.addresses.byId('artigos_blog', articleId);
  const path = document && library.addresses.addressOf(document, locale);
  const article = document && path ? readArticle(library, document, locale, now) : null;
  if (!article || !path) return null;
  return { title: article.title, lead: article.excerpt || article.meta.description, sections: toSections(article.text), path };
}

/** Each heading begins a section; what stands before the first belongs to one without a title. */
export function toSections(text: RichText): IssueSection[] {
  const sections: IssueSection[] = [{ title: '', parts: [] }];
  for (const block of text) {
    if (block.kind === 'heading') sections.push({ title: plainText([block]), parts: [] });
    else sections.at(-1)?.parts.push(...toParts(block));
  }
  return sections.filter(({ parts }) => parts.length > 0);
}

function toParts(block: RichBlock): IssuePart[] {
  const text = plainText([block]);
  if (text === '') return [];
  return block.kind === 'list' ? [{ kind: 'items', items: text.split('\n') }] : [{ kind: 'text', text: text.replaceAll('\n', ' ') }];
}
