type Opened = { excerpt: string; banner?: { text: string } };

/**
 * What a medical page opens with. Never the description for search engines, although it would fit: a doctor signs the words of the page, and
 * that one is none of them.
 */
export const leadOf = ({ excerpt, banner }: Opened): string => banner?.text || excerpt;
