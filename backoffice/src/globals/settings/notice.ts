import type { Field, TextareaFieldValidation } from 'payload';
import { linkUrl } from '../../fields/link-url.ts';
import { moment } from '../../fields/moment.ts';
import { label, labelIn } from '../../language/label.ts';

const longest = 400;
const tooLong = label('Um aviso lê-se de relance: até 400 letras.', 'A notice is read at a glance: up to 400 letters.');

const validateWords: TextareaFieldValidation = (value, { req }) => !value || value.length <= longest || labelIn(req.i18n.language, tooLong);

const time = (name: 'de' | 'ate', words: ReturnType<typeof label>) => {
  const { admin, ...field } = moment(name, words);
  return { ...field, admin: { date: { ...admin?.date, timeIntervals: 15 } } };
};

/** On every page while it is in force. Whoever closes it does not see it again until its words change. */
export const notice: Field[] = [
  {
    name: 'aviso',
    type: 'group',
    label: label('Aviso em todas as páginas', 'Notice on every page'),
    admin: {
      description: label(
        'Aparece no topo de todas as páginas, entre as duas datas. Para o tirar, apague o texto. Sem texto em inglês, as páginas em inglês não o mostram.',
        'Shown at the top of every page, between the two dates. To take it off, clear the text. Without an English text, English pages do not show it.',
      ),
    },
    fields: [
      { name: 'texto', type: 'textarea', localized: true, label: label('Texto', 'Text'), validate: validateWords },
      {
        name: 'tipo',
        type: 'select',
        defaultValue: 'informacao',
        label: label('Tipo', 'Kind'),
        options: [
          { value: 'informacao', label: label('Informação', 'Information') },
          { value: 'importante', label: label('Importante', 'Important') },
        ],
      },
      {
        type: 'row',
        fields: [
          time('de', label('De (vazio: já)', 'From (empty: now)')),
          time('ate', label('Até (vazio: sem fim)', 'Until (empty: no end)')),
        ],
      },
      {
        type: 'row',
        fields: [
          { name: 'ligacao_texto', type: 'text', localized: true, label: label('Texto da ligação', 'Words of the link') },
          linkUrl('ligacao_url', label('Endereço da ligação', 'Address of the link')),
        ],
      },
    ],
  },
];
