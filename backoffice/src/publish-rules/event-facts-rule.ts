import { type Label, label } from '../language/label.ts';
import { leafAt, type PublishError, type PublishRule } from './publish-rule.ts';
import { inSpoken } from './spoken-language.ts';

const noStart = label(
  'Diga quando começa: sem isso, ninguém sabe em que dia vir.',
  'Say when it starts: without it, nobody knows on which day to come.',
);
const noPlace = ({ pt, en }: Label) =>
  label(
    `Falta o local ${pt}. Se for só por vídeo, escolha «Por vídeo» em «Como se assiste».`,
    `The place ${en} is missing. If there is only video, choose “By video” under “How to attend”.`,
  );
const noExcerpt = ({ pt, en }: Label) => label(`Falta o excerto ${pt}.`, `The excerpt ${en} is missing.`);

const isEmpty = (value: unknown): boolean => !String(value ?? '').trim();

/** Whoever reads of an event must learn when and where, and what it is about, in each language in which it has a title and so a page. */
export const eventFactsRule: PublishRule = (publication) => {
  const { leaves } = publication;
  const start = leafAt(publication, 'data_inicio');
  const errors: PublishError[] = start && isEmpty(start.value) ? [{ path: 'data_inicio', place: start.place, message: noStart }] : [];
  const needed: [path: string, message: (language: Label) => Label][] = [
    ...(leafAt(publication, 'modalidade')?.value === 'online' ? [] : [['local', noPlace] as [string, typeof noPlace]]),
    ['excerto', noExcerpt],
  ];
  for (const { locale } of leaves.filter(({ path, value }) => path === 'titulo' && !isEmpty(value)))
    for (const [path, message] of needed) {
      const leaf = leaves.find((each) => each.path === path && each.locale === locale);
      if (leaf && locale && isEmpty(leaf.value)) errors.push({ path, place: leaf.place, message: message(inSpoken[locale]) });
    }
  return errors;
};
