import { easypay } from '@clinic/core/adapters/payments/easypay/easypay';
import { ifthenpay } from '@clinic/core/adapters/payments/ifthenpay/ifthenpay';
import { cardReturnPath } from '@clinic/core/booking/payment/card-return-path';
import type { PaymentProvider } from '@clinic/core/booking/ports/payment-provider';
import type { ObserveCall } from '@clinic/core/figures/outside-call';
import type { Logger } from '@clinic/core/logging/create-logger';
import type { Env } from '../env.ts';

/** The payment provider that the settings name. */
export function configuredProvider(env: Env, logger: Logger, observe?: ObserveCall): PaymentProvider {
  if (env.PAYMENT_PROVIDER === 'easypay') {
    const { EASYPAY_URL: baseUrl, EASYPAY_ACCOUNT_ID: accountId, EASYPAY_API_KEY: apiKey } = env;
    return easypay({ ...requireAll('easypay', { baseUrl, accountId, apiKey }), logger, observe });
  }
  const { IFTHENPAY_URL, IFTHENPAY_MB_KEY: mbKey, IFTHENPAY_MBWAY_KEY: mbWayKey, IFTHENPAY_BACKOFFICE_KEY: backofficeKey } = env;
  const { baseUrl, ...keys } = requireAll('ifthenpay', { baseUrl: IFTHENPAY_URL, mbKey, mbWayKey, backofficeKey });
  return ifthenpay({
    baseUrl,
    keys: { ...keys, cardKey: env.IFTHENPAY_CARD_KEY },
    returnUrl: `${env.SITE_ORIGIN}${cardReturnPath}`,
    logger,
    observe,
  });
}

type AllSet<Settings> = { [Name in keyof Settings]: NonNullable<Settings[Name]> };

function requireAll<Settings extends Record<string, string | undefined>>(provider: string, settings: Settings): AllSet<Settings> {
  const missing = Object.entries(settings).filter(([, value]) => value === undefined);
  if (missing.length > 0) throw new Error(`${provider} needs ${missing.map(([name]) => name).join(', ')}`);
  return settings as AllSet<Settings>;
}
