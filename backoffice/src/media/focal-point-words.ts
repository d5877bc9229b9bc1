import { label } from '../language/label.ts';

export const focalPointWords = {
  name: label('Ponto que fica à vista', 'Point that stays in sight'),
  help: label(
    'Onde o site corta a imagem à forma de um cartão, de uma capa ou de um retrato, este ponto não se perde. Carregue na imagem sobre o que mais importa, por exemplo a cara.',
    'Where the site cuts the picture to the shape of a card, a cover or a portrait, this point is not lost. Press on what matters most in the picture, for example the face.',
  ),
  unset: label('Ninguém marcou um ponto: corta-se pelo meio.', 'Nobody has set a point: it is cut at the middle.'),
  fromLeft: label('Da esquerda, em %', 'From the left, in %'),
  fromTop: label('De cima, em %', 'From the top, in %'),
  forget: label('Tirar o ponto', 'Remove the point'),
  cuts: label('Assim fica cortada', 'How it is cut'),
  card: label('Cartão', 'Card'),
  cover: label('Capa', 'Cover'),
  portrait: label('Retrato', 'Portrait'),
};
