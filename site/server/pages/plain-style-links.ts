const marked = /(<link\b[^>]*\srel="stylesheet"[^>]*\.css)#(?=")/g;

/**
 * React Router marks with “#” a style sheet that a part loaded later needs too: the part then brings a link of its own, which stays when the
 * page is left inside the app. A document is left for another document. Without the mark an island that wakes finds its styles, and they do
 * not come a second time, behind those of the page.
 */
export const plainStyleLinks = (document: string): string => document.replaceAll(marked, '$1');
