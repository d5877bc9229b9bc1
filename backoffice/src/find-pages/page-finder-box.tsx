import type { I18nClient } from '@payloadcms/translations';
import type { PayloadRequest } from 'payload';
import { roleOf } from '../access/role.ts';
import { label, labelIn } from '../language/label.ts';
import { PageFinder } from './page-finder.tsx';

type Props = { i18n: I18nClient; user: PayloadRequest['user'] };

const words = {
  field: label('Procurar páginas, imagens, definições', 'Find pages, pictures, settings'),
  none: label('Nada com esse nome.', 'Nothing of that name.'),
  list: label('Encontrado', 'Found'),
};

/** At the top of every page, for whoever edits. An administrator has the desk's box, too, and that has the slash. */
export const PageFinderBox = ({ i18n, user }: Props) => {
  const role = roleOf(user);
  if (role !== 'editor' && role !== 'admin') return null;
  const [field, none, list] = [words.field, words.none, words.list].map((text) => labelIn(i18n.language, text));
  return <PageFinder words={{ field: field ?? '', none: none ?? '', list: list ?? '' }} hasSlash={role === 'editor'} />;
};
