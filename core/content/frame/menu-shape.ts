/** Apart from the reading, so that a browser that shows the menu need not load what parses it. */
export type MenuEntry = {
  title: string;
  plainName: string;
  href: string;
  newTab: boolean;
  /** The page's Portuguese slug, whatever the language: drawings are named after it. */
  subject: string;
  children: MenuEntry[];
};
export const menuSections = ['problemas', 'tratamentos', 'analises', 'sobre_nos', 'contactos'] as const;
export type MenuSection = (typeof menuSections)[number];
export type Menu = Record<MenuSection, MenuEntry[]>;
export type Footer = { text: string; links: MenuEntry[]; legalNotice: string };
