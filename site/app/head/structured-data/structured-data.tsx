/** Facts about the page for search engines, as a visitor can read them too. */
export const StructuredData = ({ json }: { json: string }) => <script type="application/ld+json">{json}</script>;
