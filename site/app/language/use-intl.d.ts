import type { Locale } from '@clinic/core/kernel/locale';
import type { Messages } from './messages.server.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
