import type { Block, Field } from 'payload';
import type { Label } from '../language/label.ts';

type TitledBlock = { slug: string; interfaceName: string; name: Label; fields: Field[] };

export const titledBlock = ({ slug, interfaceName, name, fields }: TitledBlock): Block => ({
  slug,
  interfaceName,
  labels: { singular: name, plural: name },
  admin: {
    disableBlockName: true,
    components: { Label: { path: '/components/block-title.tsx#BlockTitle', clientProps: { kind: name } } },
  },
  fields,
});
