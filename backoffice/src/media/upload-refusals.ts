import { label } from '../language/label.ts';

export const uploadRefusals = {
  tooLarge: label('O ficheiro tem mais de 15 MB.', 'The file is larger than 15 MB.'),
  wrongType: label(
    'O conteúdo do ficheiro não é JPEG, PNG, WebP, AVIF nem SVG.',
    'The content of the file is not JPEG, PNG, WebP, AVIF or SVG.',
  ),
  notPdf: label('O conteúdo do ficheiro não é um PDF.', 'The content of the file is not a PDF.'),
  brokenDrawing: label('O desenho SVG não se consegue ler.', 'The SVG drawing cannot be read.'),
};
