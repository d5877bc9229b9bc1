export type HeadFacts = {
  lang: string;
  title: string;
  description: string;
  canonical: string | undefined;
  robots: string | undefined;
  alternates: Map<string, string>;
  links: string[];
};

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? [];

/** What a search engine reads in a page, without running it. */
export function headOf(html: string): HeadFacts {
  const meta = (name: string) => tags(html, 'meta').find((tag) => attribute(tag, 'name') === name);
  const linkTags = tags(html, 'link');
  const canonical = linkTags.find((tag) => attribute(tag, 'rel') === 'canonical');
  const robots = meta('robots');
  return {
    lang: attribute(tags(html, 'html')[0] ?? '', 'lang') ?? '',
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    description: attribute(meta('description') ?? '', 'content') ?? '',
    canonical: canonical && attribute(canonical, 'href'),
    robots: robots && attribute(robots, 'content'),
    alternates: new Map(
      linkTags.flatMap((tag) =>
        attribute(tag, 'rel') === 'alternate' && attribute(tag, 'hreflang')
          ? [[attribute(tag, 'hreflang') ?? '', attribute(tag, 'href') ?? '']]
          : [],
      ),
    ),
    links: tags(html, 'a').flatMap((tag) => attribute(tag, 'href') ?? []),
  };
}
