/**
 * Fonts of the device: a mail carries none, and the site's own, where somebody has it installed, has a slash in its zero.
 * `name` is for the clinic's name alone: Georgia's figures are old-style, and whatever else a letter says may hold one.
 */
export const mailFaces = {
  read: "'Segoe UI', Arial, sans-serif",
  name: "Georgia, 'Times New Roman', serif",
} as const;
