import type { ThirdParties } from '@clinic/core/content/frame/third-parties';

/** What a page may load from third parties, by kind; the policy allows it, the visitor's consent decides. */
export type Sources = Record<'script' | 'connect' | 'img' | 'style' | 'font' | 'frame', string[]>;

export const ownSourcesOnly: Sources = { script: [], connect: [], img: [], style: [], font: [], frame: [] };

/** The player without cookies; it is loaded only after the visitor's click. */
const videoPlayer = 'https://www.youtube-nocookie.com';
const tagManager = 'https://www.googletagmanager.com';
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** `framed`: origins that only this page may frame, after a click. */
export function thirdPartySources({ tagManagerId, crmScriptUrl, chatbotScriptUrl }: ThirdParties, framed: string[] = []): Sources {
  const measuring = tagManagerId ? [tagManager, ...analytics] : [];
  const crm = crmScriptUrl ? [new URL(crmScriptUrl).origin] : [];
  const chatbot = chatbotScriptUrl ? [new URL(chatbotScriptUrl).origin] : [];
  return {
    script: unique([...(tagManagerId ? [tagManager] : []), ...crm, ...chatbot]),
    connect: unique([...measuring, ...crm, ...chatbot]),
    img: unique([...measuring, ...crm, ...chatbot]),
    style: chatbot,
    font: chatbot,
    frame: unique([videoPlayer, ...chatbot, ...framed]),
  };
}

const unique = (list: string[]) => [...new Set(list)];
