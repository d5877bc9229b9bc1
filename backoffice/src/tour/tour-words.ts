import { label } from '../language/label.ts';

export const tourWords = {
  title: label('Visita guiada', 'Guided tour'),
  step: label('{step} de {steps}', '{step} of {steps}'),
  next: label('Seguinte', 'Next'),
  previous: label('Anterior', 'Back'),
  close: label('Fechar a visita', 'Close the tour'),
  done: label('Terminar', 'Finish'),
  resume: label('Continuar a visita guiada', 'Go on with the guided tour'),
  again: label('Pode abri-la outra vez no menu, em «Visita guiada».', 'You can open it again from the menu, at “Guided tour”.'),
};
