import { type Label, label } from '../language/label.ts';

export const refusals = {
  notAPath: (): Label =>
    label(
      'Escreva um caminho do site que comece por «/», sem domínio nem parâmetros: /pt/contactos.',
      'Write a path of the site that starts with “/”, without domain or parameters: /en/contacts.',
    ),
  living: (): Label =>
    label(
      'Neste endereço vive uma página do site: um redirecionamento nunca seria usado.',
      'A page of the site lives at this address: a redirect would never be used.',
    ),
  circle: (): Label =>
    label(
      'O endereço novo é o próprio endereço antigo ou está abaixo dele: o visitante andaria em círculo.',
      'The new address is the old one or lies below it: a visitor would go in a circle.',
    ),
  chain: (from = '', to = ''): Label =>
    label(
      `O visitante seria redirecionado duas vezes, por causa de «${from}» → «${to}». Aponte diretamente para o endereço final.`,
      `A visitor would be redirected twice, because of “${from}” → “${to}”. Point straight to the final address.`,
    ),
} satisfies Record<string, (from?: string, to?: string) => Label>;
