import type { DocumentState } from './document.ts';

/** `isReader`: the doctor to whom the request was given. */
export type DocumentReader = { role: 'admin' | 'gestor' | 'balcao' | 'medico'; isReader: boolean };

/**
 * The front desk opens what was found clean. What nobody could examine opens for the doctor who has to judge it, after a warning. What a virus was
 * found in, or has not arrived, opens for nobody.
 */
export function mayOpenDocument({ role, isReader }: DocumentReader, state: DocumentState): 'yes' | 'afterWarning' | 'no' {
  if (role === 'medico' && !isReader) return 'no';
  switch (state) {
    case 'clean':
      return 'yes';
    case 'notYetChecked':
    case 'unscannable':
      return role === 'medico' ? 'afterWarning' : 'no';
    case 'threat':
    case 'receiving':
      return 'no';
  }
  return state satisfies never;
}
