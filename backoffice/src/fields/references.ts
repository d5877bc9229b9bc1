import type { ArrayField } from 'payload';
import { label } from '../language/label.ts';
import { httpsUrl } from './https-url.ts';
import { line } from './line.ts';
import { notProse } from './not-prose.ts';
import { rows } from './rows.ts';

const longestSource = 400;

const source = () =>
  line(
    'fonte',
    label('Fonte', 'Source'),
    label('Autores, título, revista ou entidade, ano.', 'Authors, title, journal or body, year.'),
    longestSource,
  );

export const references = (): ArrayField =>
  rows(
    'referencias',
    label('Referências', 'References'),
    label('Referência', 'Reference'),
    [
      { ...source(), ...notProse },
      httpsUrl('url', label('Endereço', 'Address'), { description: label('Facultativo. Com https://.', 'Optional. With https://.') }),
    ],
    { description: label('De onde vem a informação médica desta página.', 'Where the medical information of this page comes from.') },
  );
