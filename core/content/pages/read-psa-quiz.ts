import type { Locale } from '../../kernel/locale.ts';
import type { PsaQuestion } from '../../quizzes/psa-quiz.ts';
import { filledFields, filledLines } from '../fields/quiz-words.ts';
import type { Library } from '../library/library.ts';
import type { PsaQuizWords, QuestionWords } from '../shapes/quizzes.ts';

/** Null while it is not published, and in a language in which a text is missing. */
export function readPsaQuizWords(library: Library, locale: Locale): PsaQuizWords | null {
  const body = library.page('quiz_psa', locale);
  const said = body && filledFields(body);
  if (!said) return null;
  const question = (name: string): QuestionWords => ({ question: said(`${name}_pergunta`), name: said(`${name}_nome`) });
  const questions: Record<PsaQuestion, QuestionWords> = {
    age: question('idade'),
    psa: question('psa'),
    family: question('familia'),
    symptoms: question('queixas'),
  };
  const words: PsaQuizWords = {
    title: said('titulo'),
    intro: said('excerto'),
    questions,
    answers: {
      age: {
        under40: said('idade_menos40'),
        from40: said('idade_40'),
        from50: said('idade_50'),
        from60: said('idade_60'),
        from70: said('idade_70'),
      },
      psa: { never: said('psa_nunca'), unknown: said('psa_nao_sei') },
      family: {
        none: said('familia_nenhum'),
        close: said('familia_proximo'),
        other: said('familia_outro'),
        unknown: said('familia_nao_sei'),
      },
      symptoms: { none: said('queixas_nenhuma'), some: said('queixas_algumas'), many: said('queixas_muitas') },
    },
    valueHelp: said('psa_ajuda'),
    result: { title: said('resultado_titulo'), text: said('resultado_texto'), signs: filledLines(said('marcar_sinais')) },
    advice: {
      age: { young: said('info_idade_ate49'), middle: said('info_idade_50a69'), older: said('info_idade_70') },
      psa: { never: said('info_psa_nunca'), unknown: said('info_psa_nao_sei'), known: said('info_psa_sabe') },
      family: {
        none: said('info_familia_nenhum'),
        close: said('info_familia_proximo'),
        other: said('info_familia_outro'),
        unknown: said('info_familia_nao_sei'),
      },
      symptoms: { none: said('info_queixas_nenhuma'), some: said('info_queixas_algumas'), many: said('info_queixas_muitas') },
    },
    is: filledLines(said('e')),
    isNot: filledLines(said('nao_e')),
    urgent: said('urgencia'),
  };
  return said.isComplete() ? words : null;
}
