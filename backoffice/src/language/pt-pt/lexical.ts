/** What the text editor says; it comes with a Portuguese of its own, half of it Brazilian. */
export const lexicalLabels = {
  blockquote: { label: 'Citação' },
  general: {
    placeholder: 'Escreva aqui, ou prima «/» para ver os comandos…',
    slashMenuBasicGroupLabel: 'Básico',
    slashMenuListGroupLabel: 'Listas',
    toolbarItemsActive: '{{count}} em uso',
  },
  heading: { label: 'Título {{headingLevel}}' },
  horizontalRule: { label: 'Linha de separação' },
  link: { label: 'Ligação', loadingWithEllipsis: 'A carregar…' },
  orderedList: { label: 'Lista numerada' },
  paragraph: { label: 'Parágrafo', label2: 'Texto normal' },
  unorderedList: { label: 'Lista com marcas' },
  upload: { label: 'Imagem' },
};
