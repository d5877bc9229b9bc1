import type { ArrayField } from 'payload';
import { type Label, label } from '../language/label.ts';
import { line } from './line.ts';
import { lines } from './lines.ts';
import { rows } from './rows.ts';

/** What happens when: the days before an exam, the weeks after an operation. */
export const timedSteps = (name: string, fieldLabel: Label, example: Label): ArrayField =>
  rows(name, fieldLabel, label('Momento', 'Moment'), [
    line('quando', label('Quando', 'When'), example),
    lines('texto', label('O que acontece ou o que fazer', 'What happens or what to do')),
  ]);
