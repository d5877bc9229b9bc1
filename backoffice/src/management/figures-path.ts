import { type WeekChoice, weekChoices } from '@clinic/core/desk/management/clinic-figures';

export const figuresPath = '/admin/gestao';
export const figuresExportPath = '/api/gestao/exportar';

const usualWeeks: WeekChoice = 12;

export const readWeekChoice = (typed: unknown): WeekChoice => weekChoices.find((weeks) => String(weeks) === typed) ?? usualWeeks;
