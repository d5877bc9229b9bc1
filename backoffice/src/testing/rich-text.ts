const textNode = (text: string) => ({ type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' });
const block = (type: string, children: object[], more: object = {}) => ({
  type,
  version: 1,
  children,
  direction: 'ltr',
  format: '',
  indent: 0,
  ...more,
});

export const paragraphOf = (text: string) => block('paragraph', [textNode(text)], { textFormat: 0, textStyle: '' });

export const pictureIn = (id: number) => ({
  type: 'upload',
  version: 3,
  format: '',
  id: `00000000000000000000${String(id).padStart(4, '0')}`,
  relationTo: 'media',
  value: id,
  fields: null,
});

type Target = { linkType: 'custom'; url: string } | { linkType: 'internal'; doc: { relationTo: string; value: number } };

export const linkIn = (text: string, target: Target) =>
  block(
    'paragraph',
    [block('link', [textNode(text)], { version: 3, id: '0123456789abcdef01234567', fields: { newTab: false, ...target } })],
    {
      textFormat: 0,
      textStyle: '',
    },
  );

export const headingOf = (tag: string, text: string) => block('heading', [textNode(text)], { tag });

/** What the editor would send for these blocks. */
export const richTextOf = (...children: object[]) => ({ root: block('root', children) });
