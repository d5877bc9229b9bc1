import type { LiveLibrary } from '@clinic/core/adapters/content/live-library';
import { paymentMethods } from '@clinic/core/booking/model/payment';
import type { PaymentProvider } from '@clinic/core/booking/ports/payment-provider';
import { readBookingSettings } from '@clinic/core/content/frame/read-booking-settings';
import { defaultLocale } from '@clinic/core/kernel/locale';
import type { Logger } from '@clinic/core/logging/create-logger';

type Options = {
  library: Pick<LiveLibrary, 'current' | 'onUpdate'>;
  provider: Pick<PaymentProvider, 'name' | 'methods'>;
  logger: Logger;
};

/**
 * The clinic switches methods on in the back office, where nobody sees what the provider was set up for, as cards at ifthenpay without their
 * key. Said at the start and with each change of these settings, so that it is known before a patient chooses one.
 */
export function reportUnpayableMethods({ library, provider, logger }: Options): void {
  function look(): void {
    const { payments } = readBookingSettings(library.current(), defaultLocale);
    const methods = paymentMethods.filter((method) => payments[method] && !provider.methods.includes(method));
    if (methods.length > 0)
      logger.error({ provider: provider.name, methods }, 'the clinic offers methods of payment that its provider does not take');
  }
  look();
  // Without any change named, everything was loaded anew.
  library.onUpdate(({ changes }) => {
    if (changes.length === 0 || changes.some(({ collection }) => collection === 'marcacoes')) look();
  });
}
