import type { CheckboxField } from 'payload';
import { label } from '../../language/label.ts';

/** Asked of every article: whom nobody named as reviewer would otherwise decide whether readers are told that no doctor has read it. */
export const medicalTheme = (): CheckboxField => ({
  name: 'tema_medico',
  type: 'checkbox',
  defaultValue: true,
  label: label('Tema médico', 'Medical subject'),
  admin: {
    position: 'sidebar',
    description: label(
      'Fala de doenças, exames, tratamentos ou cuidados: sem a assinatura de um médico, o artigo diz «Em revisão médica». Desligue só no que não o faz, como uma notícia da clínica.',
      'It speaks of illness, exams, treatments or care: without a doctor’s signature the article says “Under medical review”. Switch it off only where it does not, as in news of the clinic.',
    ),
  },
});
