import { z } from 'zod';
import { ofKind } from './setting-kinds.ts';

const provider = ofKind('provider', z.url());
const providerKey = ofKind('providerKey', z.string().min(1));

export const clinicSettings = {
  CLINIC_SERVICE_URL: provider.describe('The clinic’s own service (GraphQL), where visits are booked.'),
  CLINIC_SERVICE_KEY: providerKey.describe('What we show to the clinic’s service.'),
  CLINIC_SERVICE_APP_ID: z.string().min(1).describe('Who we are to the clinic’s service.'),
};

export const paymentProvider = z
  .enum(['easypay', 'ifthenpay'])
  .default('easypay')
  .describe('Which company takes the money; only the settings of that one are needed.');

export const easypaySettings = {
  EASYPAY_URL: provider.optional().describe('The programming interface of easypay.'),
  EASYPAY_ACCOUNT_ID: providerKey.optional().describe('Our account there.'),
  EASYPAY_API_KEY: providerKey.optional().describe('What we show there.'),
};

export const ifthenpaySettings = {
  IFTHENPAY_URL: provider.optional().describe('The programming interface of ifthenpay.'),
  IFTHENPAY_MB_KEY: providerKey.optional().describe('Ours for Multibanco.'),
  IFTHENPAY_MBWAY_KEY: providerKey.optional().describe('Ours for MB WAY.'),
  IFTHENPAY_CARD_KEY: providerKey.optional().describe('Ours for cards; without it no card can be paid there.'),
  IFTHENPAY_BACKOFFICE_KEY: providerKey.optional().describe('Ours for asking what was paid.'),
};
