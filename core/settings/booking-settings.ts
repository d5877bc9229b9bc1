import { z } from 'zod';

const secret = z.string().min(24, 'needs at least 24 characters');

export const clinicSettings = {
  CLINIC_SERVICE_URL: z.url(),
  CLINIC_SERVICE_KEY: z.string().min(1),
  CLINIC_SERVICE_APP_ID: z.string().min(1),
};

/** Signs the link in each mail; changing it makes every link already sent useless. */
export const visitLinkSecret = secret;

/** Which company takes the money; only the settings of that one are needed. */
export const paymentProvider = z.enum(['easypay', 'ifthenpay']).default('easypay');

export const easypaySettings = {
  EASYPAY_URL: z.url().optional(),
  EASYPAY_ACCOUNT_ID: z.string().min(1).optional(),
  EASYPAY_API_KEY: z.string().min(1).optional(),
};

export const ifthenpaySettings = {
  IFTHENPAY_URL: z.url().optional(),
  IFTHENPAY_MB_KEY: z.string().min(1).optional(),
  IFTHENPAY_MBWAY_KEY: z.string().min(1).optional(),
  IFTHENPAY_BACKOFFICE_KEY: z.string().min(1).optional(),
};
