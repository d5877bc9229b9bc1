import type { Inline, ListItem } from '@clinic/core/content/shapes/rich-text';
import { Inlines } from './inlines.tsx';
import styles from './rich-list.module.css';
import { splitStepName } from './step-name.ts';

type List = { ordered: boolean; items: ListItem[] };

export function RichList({ list: { ordered, items }, steps = false }: { list: List; steps?: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  const asSteps = steps && ordered;
  return (
    <List className={asSteps ? styles['steps'] : styles['list']}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a list have no other name and never change places.
        <li key={index}>
          {asSteps ? <Step inlines={item.children} /> : <Inlines inlines={item.children} />}
          {item.list && <RichList list={item.list} />}
        </li>
      ))}
    </List>
  );
}

function Step({ inlines }: { inlines: Inline[] }) {
  const { name, text } = splitStepName(inlines);
  return (
    <div>
      {name.length > 0 && (
        <p className={styles['name']}>
          <Inlines inlines={name} />
        </p>
      )}
      <p>
        <Inlines inlines={text} />
      </p>
    </div>
  );
}
