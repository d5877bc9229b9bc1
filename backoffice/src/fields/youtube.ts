import type { TextField, TextFieldSingleValidation } from 'payload';
import { type Label, label, labelIn } from '../language/label.ts';

const wrong = label(
  'Um código do YouTube tem onze letras, números, hífenes ou traços baixos: só a parte depois de «v=».',
  'A YouTube id has eleven letters, digits, hyphens or underscores: only the part after “v=”.',
);

const validate: TextFieldSingleValidation = (value, { req }) => !value || /^[\w-]{11}$/.test(value) || labelIn(req.i18n.language, wrong);

export const youtube = (name: string, fieldLabel: Label = label('Código do vídeo', 'Video id')): TextField => ({
  name,
  type: 'text',
  label: fieldLabel,
  admin: {
    description: label(
      'As onze letras e números do endereço no YouTube. O vídeo só carrega depois de o visitante aceitar.',
      'The eleven characters of its address on YouTube. The video loads only after the visitor agrees.',
    ),
  },
  validate,
});
