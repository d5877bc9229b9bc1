import type { Locale } from '../kernel/locale.ts';
import { type RouteName, routes } from './route-table.ts';

declare const brand: unique symbol;
/** A path of an existing route: only this module and the address book make one. */
export type Address = string & { readonly [brand]: 'Address' };

type Routes = typeof routes;
/** The routes that exist in a language; with a language known only at run time, those that exist in both. */
export type RouteIn<L extends Locale> = { [N in RouteName]: null extends Routes[N][L] ? never : N }[RouteName];
type ParamsIn<Pattern> = Pattern extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsIn<Rest>
  : Pattern extends `${string}:${infer Param}`
    ? Param
    : never;
export type ParamsOf<N extends RouteName> = Record<ParamsIn<Routes[N]['pt']>, string>;
type Arguments<N extends RouteName> = keyof ParamsOf<N> extends never ? [] : [params: ParamsOf<N>];

/** `pathTo('pt', 'problem', { problema: 'tumor-do-rim' })` is `/pt/problemas/tumor-do-rim`. */
export function pathTo<L extends Locale, N extends RouteIn<L>>(locale: L, name: N, ...[params]: Arguments<N>): Address {
  return fillPattern(locale, routes[name][locale] ?? '', params ?? {});
}

/** The wizard with this doctor preselected, by the doctor's id at the clinic: no personal data in the URL. */
export const pathToBookingWith = (locale: Locale, doctorId: number): Address => `${pathTo(locale, 'wizard')}?medico=${doctorId}` as Address;

/** The wizard with a doctor and an hour to be remembered; neither says anything about the visitor. */
export const pathToBookingAt = (locale: Locale, { doctorId, date, time }: { doctorId: number; date: string; time: string }): Address =>
  `${pathToBookingWith(locale, doctorId)}&hora=${date}T${time}` as Address;

export function fillPattern(locale: Locale, pattern: string, params: Record<string, string>): Address {
  const tail = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return (tail ? `/${locale}/${tail}` : `/${locale}`) as Address;
}
