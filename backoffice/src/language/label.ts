export type Label = { pt: string; en: string };

export const label = (pt: string, en: string): Label => ({ pt, en });

export const groups = {
  content: label('Conteúdo', 'Content'),
  pages: label('Páginas', 'Pages'),
  settings: label('Definições', 'Settings'),
  system: label('Sistema', 'System'),
};

/** What an editor reads when something is refused, in the language their admin is in. */
export const labelIn = (language: string, text: Label): string => (language === 'en' ? text.en : text.pt);
