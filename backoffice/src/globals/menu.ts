import { menuItems } from '../fields/menu-items.ts';
import { label } from '../language/label.ts';
import { settingsGlobal } from './settings-global.ts';

export const menu = settingsGlobal('menu', label('Menu', 'Menu'), [
  menuItems('problemas', label('Problemas', 'Problems')),
  menuItems('tratamentos', label('Tratamentos', 'Treatments')),
  menuItems('analises', label('Análises e exames', 'Tests')),
  menuItems('sobre_nos', label('Sobre nós', 'About us')),
  menuItems('contactos', label('Contactos', 'Contacts')),
]);
