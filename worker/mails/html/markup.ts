import htm from 'htm';
import { createElement, type ElementType, type ReactElement, type ReactNode } from 'react';

type CreateElement = (type: ElementType, props: Record<string, unknown> | null, ...children: ReactNode[]) => ReactElement;
type Markup = (strings: TemplateStringsArray, ...values: unknown[]) => ReactElement;

/** Its own types are those of its CommonJS form; Node loads the other, whose default export is the function itself. */
const template = htm as unknown as { bind: (create: CreateElement) => Markup };

/**
 * JSX as a template, because Node only strips types: `<${MailRow}>…<//>` is a component of ours, everything else an element.
 * React makes the elements and escapes what is put into them. Lists are spread and need no keys: a mail is rendered once.
 */
export const html = template.bind((type, props, ...children) => createElement(type, props, ...children.flat()));
