import type { TextField } from 'payload';
import { line } from '../fields/line.ts';
import { label } from '../language/label.ts';

export const menuName = (): TextField =>
  line(
    'menu',
    label('Nome no menu da página', 'Name in the page’s menu'),
    label('Vazio: a secção não aparece no menu «Nesta página».', 'Empty: the section is not in the “On this page” menu.'),
  );
