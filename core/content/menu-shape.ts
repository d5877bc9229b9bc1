/** Apart from the reading, so that a browser that shows the menu need not load what parses it. */
export type MenuItem = {
  title: string;
  plainName: string;
  href: string;
  newTab: boolean;
  /** The page's Portuguese slug, whatever the language: drawings are named after it. */
  subject: string;
  children: MenuItem[];
};
export const menuSections = ['problemas', 'tratamentos', 'analises', 'sobre_nos', 'contactos'] as const;
export type MenuSection = (typeof menuSections)[number];
export type Menu = Record<MenuSection, MenuItem[]>;
export type Footer = { text: string; links: MenuItem[]; legalNotice: string };
