/** Markdown that says something the editor of the back office cannot hold. */
export class RichTextError extends Error {}
