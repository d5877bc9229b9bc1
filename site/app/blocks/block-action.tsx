import type { ContentBlock } from '@clinic/core/content/shapes/blocks';
import { buttonClass } from '../components/button.tsx';
import { routeNameOf } from '../navigation/privacy-border.ts';
import styles from './block-action.module.css';
import { EditorLink } from './editor-link.tsx';

/** Terracotta is for booking alone; every other way on is quieter. */
export function BlockAction({ action: { text, url, align } }: { action: NonNullable<ContentBlock['action']> }) {
  const books = routeNameOf(url.split(/[?#]/, 1)[0] ?? '') === 'wizard';
  return (
    <p className={styles['action']} data-align={align} {...(books && { 'data-page-action': true })}>
      <EditorLink href={url} className={buttonClass({ look: books ? 'primary' : 'secondary' })}>
        {text}
      </EditorLink>
    </p>
  );
}
