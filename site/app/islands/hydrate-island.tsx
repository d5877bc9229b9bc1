import type { Locale } from '@clinic/core/kernel/locale';
import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type AbstractIntlMessages, IntlProvider } from 'use-intl';
import { DocumentPageProvider } from './document-page.ts';
import { WokenProvider } from './slot.ts';

/** What an island brings along beside its HTML; the language is the page's. */
export type IslandStart = { messages: AbstractIntlMessages; props: object };

/** Settles once the part has taken over its HTML and answers. */
export function hydrateIsland(node: Element, Part: ComponentType<object>, locale: Locale, { messages, props }: IslandStart): Promise<void> {
  return new Promise((resolve, reject) => {
    hydrateRoot(
      node,
      <IntlProvider locale={locale} messages={messages} timeZone="Europe/Lisbon">
        {/* Links in it are plain ones, as the server rendered them: there is no router here. */}
        <DocumentPageProvider value>
          <WokenProvider value>
            <Part {...props} />
            <Awake onAwake={resolve} />
          </WokenProvider>
        </DocumentPageProvider>
      </IntlProvider>,
      { onUncaughtError: reject },
    );
  });
}

function Awake({ onAwake }: { onAwake(): void }) {
  useEffect(onAwake, [onAwake]);
  return null;
}
