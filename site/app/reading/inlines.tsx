import type { Inline, TextNode } from '@clinic/core/content/shapes/rich-text';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';

/** Words, line breaks and links inside one paragraph. */
export function Inlines({ inlines }: { inlines: Inline[] }): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text have no other name and never change places.
  return inlines.map((inline, index) => <InlinePart key={index} inline={inline} />);
}

function InlinePart({ inline }: { inline: Inline }) {
  const t = useTranslations('frame');
  switch (inline.kind) {
    case 'words':
      return styled(inline);
    case 'break':
      return <br />;
    case 'inside':
      return (
        <Link to={inline.to}>
          <Inlines inlines={inline.children} />
        </Link>
      );
    case 'outside':
      return (
        <a
          href={inline.href}
          rel="noreferrer"
          {...(inline.newTab && { target: '_blank' })}
          {...(inline.href.startsWith('tel:') && { className: 'nowrap' })}
        >
          <Inlines inlines={inline.children} />
          {inline.newTab && <span className="visually-hidden">{` (${t('newTab')})`}</span>}
        </a>
      );
    default:
      return inline satisfies never;
  }
}

function styled({ text, bold, italic, raised }: TextNode): ReactNode {
  let shown: ReactNode = text;
  if (raised === 'super') shown = <sup>{shown}</sup>;
  if (raised === 'sub') shown = <sub>{shown}</sub>;
  if (italic) shown = <em>{shown}</em>;
  return bold ? <strong>{shown}</strong> : shown;
}
