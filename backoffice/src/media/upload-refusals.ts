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

export const pdfRefusals = {
  active: label(
    'O PDF contém ações automáticas, programas ou ficheiros anexos. Exporte-o de novo como PDF simples, sem formulários nem anexos.',
    'The PDF contains automatic actions, programs or attached files. Export it again as a plain PDF, without forms or attachments.',
  ),
  encrypted: label(
    'O PDF está cifrado ou protegido por palavra-passe. Exporte-o de novo sem proteção.',
    'The PDF is encrypted or protected by a password. Export it again without protection.',
  ),
  unreadable: label(
    'Não foi possível verificar o interior do PDF. Exporte-o de novo a partir do programa em que foi feito.',
    'The inside of the PDF could not be checked. Export it again from the program it was made with.',
  ),
};
