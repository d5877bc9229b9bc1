import { pathTo } from '@clinic/core/addresses/path-to';
import { type Step, stepRoutes } from '@clinic/core/booking/form/steps';
import type { Locale } from '@clinic/core/kernel/locale';

export const stepAddress = (locale: Locale, step: Step) => pathTo(locale, stepRoutes[step]);

const wayBack = { name: 'voltar', value: 'confirmar' };

/** To change one answer and come straight back. */
export const changeAddress = (locale: Locale, step: Step) => `${stepAddress(locale, step)}?${wayBack.name}=${wayBack.value}`;

const takenHour = { name: 'hora-ocupada', value: 'sim' };

/** The hour with which somebody came is taken by now: the screen says so. */
export const hourGoneAddress = (address: string) => `${address}?${takenHour.name}=${takenHour.value}`;

export const isHourGone = (query: URLSearchParams) => query.get(takenHour.name) === takenHour.value;

export const isReturning = (query: URLSearchParams) => query.get(wayBack.name) === wayBack.value;
