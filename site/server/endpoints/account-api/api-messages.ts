import type { Locale } from '@clinic/core/kernel/locale';
import type { TroubleCode } from './troubles.ts';

/** What an endpoint says where its failure has no sentence of its own. */
const failures = {
  en: {
    register: 'Registration failed',
    update: 'Update failed',
    login: 'Login failed',
    forgotPassword: 'Password reset request failed',
    resetPassword: 'Password reset failed',
    refreshToken: 'Token refresh failed',
    userExists: 'User check failed',
    logout: 'Logout failed',
    me: 'User data request failed',
    passkey: 'Passkey request failed',
    unknown: 'Request failed',
  },
  pt: {
    register: 'O registo falhou',
    update: 'A atualização falhou',
    login: 'O início de sessão falhou',
    forgotPassword: 'O pedido de nova palavra-passe falhou',
    resetPassword: 'A definição da nova palavra-passe falhou',
    refreshToken: 'A renovação da sessão falhou',
    userExists: 'A verificação do utilizador falhou',
    logout: 'O fim de sessão falhou',
    me: 'O pedido dos dados do utilizador falhou',
    passkey: 'O pedido da chave de acesso falhou',
    unknown: 'O pedido falhou',
  },
} satisfies Record<Locale, Record<string, string>>;

/** Failures that are the same everywhere, or about which the caller can do something in particular. */
const reasons = {
  en: {
    noRefreshToken: 'No refresh token available',
    notSignedIn: 'Please sign in',
    idle: 'Please sign in again: nothing was done for a while',
    notConfirmed: 'Please sign in again before this change',
    foreignOrigin: 'This address may not call the account API',
    notFound: 'There is no such endpoint',
    methodNotAllowed: 'Only POST is accepted here',
    tooSlow: 'The request took too long',
    tooLarge: 'The request is too large',
    unsupportedType: 'The request must be JSON',
    tooMany: 'Too many attempts. Please try again later',
    busy: 'The service is busy. Please try again in a few seconds',
  },
  pt: {
    noRefreshToken: 'Não há nenhum token de renovação disponível',
    notSignedIn: 'Inicie sessão, por favor',
    idle: 'Inicie sessão de novo, por favor: esteve algum tempo sem atividade',
    notConfirmed: 'Inicie sessão de novo, por favor, antes desta alteração',
    foreignOrigin: 'Este endereço não pode usar a API de contas',
    notFound: 'Este endereço da API não existe',
    methodNotAllowed: 'Aqui só é aceite POST',
    tooSlow: 'O pedido demorou demasiado tempo',
    tooLarge: 'O pedido é demasiado grande',
    unsupportedType: 'O pedido tem de ser JSON',
    tooMany: 'Demasiadas tentativas. Tente mais tarde, por favor',
    busy: 'O serviço está ocupado. Tente daqui a alguns segundos, por favor',
  },
} satisfies Record<Locale, Partial<Record<TroubleCode, string>>>;

export type FailureName = keyof (typeof failures)['en'];

export function apiMessage(locale: Locale, failure: FailureName, code: TroubleCode): string {
  const inLocale: Partial<Record<TroubleCode, string>> = reasons[locale];
  return inLocale[code] ?? failures[locale][failure];
}

/** For the developers' page: each sentence in both languages. */
export const allApiMessages: { en: string; pt: string }[] = [failures, reasons].flatMap(({ en, pt }) =>
  Object.entries(en).map(([key, sentence]) => ({ en: sentence, pt: (pt as Record<string, string>)[key] ?? '' })),
);
