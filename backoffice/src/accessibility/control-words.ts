import { type Label, label } from '../language/label.ts';

/** What a control does, by what it is or by the symbol on it, which is all that Payload puts there. The first that fits is said. */
export const controlWords: [string, Label][] = [
  ['th input[type="checkbox"]', label('Escolher todos', 'Choose all')],
  ['td input[type="checkbox"]', label('Escolher', 'Choose')],
  ['.condition__field *', label('Campo do filtro', 'Field of the filter')],
  ['.condition__operator *', label('Condição do filtro', 'Condition of the filter')],
  ['.condition__value *', label('Valor do filtro', 'Value of the filter')],
  ['.clickable-arrow--left', label('Página anterior', 'Previous page')],
  ['.clickable-arrow--right', label('Página seguinte', 'Next page')],
  ['.clear-indicator, .date-time-picker__clear-button', label('Limpar', 'Clear')],
  ['.clipboard-action__popup *', label('Copiar ou colar', 'Copy or paste')],
  ['.btn--withPopup .popup-button', label('Outras formas', 'Other ways')],
  ['[data-button-key="bold"]', label('Negrito', 'Bold')],
  ['[data-button-key="italic"]', label('Itálico', 'Italic')],
  ['[data-button-key="underline"]', label('Sublinhado', 'Underline')],
  ['[data-button-key="strikethrough"]', label('Rasurado', 'Strikethrough')],
  ['[data-button-key="subscript"]', label('Abaixo da linha', 'Subscript')],
  ['[data-button-key="superscript"]', label('Acima da linha', 'Superscript')],
  ['[data-button-key="link"]', label('Ligação', 'Link')],
  [':has(.icon--drag-handle)', label('Mudar de lugar', 'Move')],
  [':has(.icon--more, .icon--dots, .doc-controls__dots)', label('Mais ações', 'More actions')],
  [':has(.icon--edit)', label('Editar', 'Edit')],
  [':has(.icon--plus)', label('Acrescentar', 'Add')],
  [':has(.icon--copy)', label('Copiar', 'Copy')],
  [':has(.icon--eye)', label('Ver', 'View')],
  [':has(.icon--external, .icon--external-link)', label('Abrir noutra janela', 'Open in another window')],
  [':has(.icon--search)', label('Procurar', 'Search')],
  [':has(.icon--trash)', label('Eliminar', 'Delete')],
  [':has(.icon--swap)', label('Trocar', 'Swap')],
  [':has(.icon--gear)', label('Opções', 'Options')],
  [':has(.icon--x)', label('Retirar', 'Remove')],
  [':has(.icon--chevron)', label('Mostrar ou esconder', 'Show or hide')],
];

export const placeWords = {
  path: label('Onde está', 'Where you are'),
  titleAndTabs: label('Título e separadores', 'Title and tabs'),
};
