import { type Label, label } from '../language/label.ts';

/** What the lists of choices (react-select) tell whoever listens. */
const ofChoices: [RegExp, Label][] = [
  [
    /^Use Up and Down to choose options.*$/s,
    label(
      'Setas para cima e para baixo: percorrer. Enter: escolher. Esc: fechar.',
      'Up and down arrows: browse. Enter: choose. Esc: close.',
    ),
  ],
  [
    /^.* is focused ,type to refine list, press Down to open the menu,.*$/s,
    label(
      'Escreva para encontrar, ou prima a seta para baixo para abrir a lista.',
      'Type to find, or press the down arrow to open the list.',
    ),
  ],
  [
    /^.* is focused , press Down to open the menu,.*$/s,
    label('Prima a seta para baixo para abrir a lista.', 'Press the down arrow to open the list.'),
  ],
  [
    /^Use left and right to toggle between focused values,.*$/s,
    label(
      'Setas para os lados: percorrer o que está escolhido. Retrocesso: retirar.',
      'Left and right arrows: browse what is chosen. Backspace: remove.',
    ),
  ],
  [/^options? (.*), selected\.$/s, label('Escolhido: $1.', 'Chosen: $1.')],
  [/^option (.*), deselected\.$/s, label('Retirado: $1.', 'Removed: $1.')],
  [/^option (.*) is disabled\. Select another option\.$/s, label('$1 não se pode escolher.', '$1 cannot be chosen.')],
  [/^All selected options have been cleared\.$/, label('Nada está escolhido.', 'Nothing is chosen.')],
  [/^value (.*) focused, (\d+) of (\d+)\.$/s, label('Escolhido: $1, $2 de $3.', 'Chosen: $1, $2 of $3.')],
  [/^(.*) selected, (\d+) of (\d+)\.$/s, label('$1, já escolhido, $2 de $3.', '$1, chosen already, $2 of $3.')],
  [/^(.*), (\d+) of (\d+)\.$/s, label('$1, $2 de $3.', '$1, $2 of $3.')],
  [/^(\d+) results? available for search term (.*)\.$/s, label('Encontrados com “$2”: $1.', 'Found with “$2”: $1.')],
  [/^(\d+) results? available\.$/, label('Para escolher: $1.', 'To choose from: $1.')],
];

/** What is told while something is moved (dnd-kit); the names that it gives to rows are of programs. */
const ofMoving: [RegExp, Label][] = [
  [
    /^\s*To pick up a draggable item, press the space bar\..*$/s,
    label(
      'Espaço: pegar. Setas: mudar de lugar. Espaço outra vez: largar. Esc: deixar como estava.',
      'Space: pick up. Arrows: move. Space again: drop. Esc: leave it as it was.',
    ),
  ],
  [/^Picked up draggable item .*\.$/s, label('Pegou no item.', 'Item picked up.')],
  [/^Draggable item .* was moved over droppable area .*$/s, label('O item passou para outro lugar.', 'The item is over another place.')],
  [/^Draggable item .* is no longer over a droppable area\.$/s, label('O item não pode ficar aqui.', 'The item cannot stay here.')],
  [/^Dragging was cancelled\..*$/s, label('O item ficou onde estava.', 'The item stays where it was.')],
  [/^Draggable item .* was dropped.*$/s, label('O item ficou no novo lugar.', 'The item is in its new place.')],
];

/** Sentences that other people’s parts have in their code for whoever works by ear. */
export const announcements: [RegExp, Label][] = [...ofChoices, ...ofMoving];
