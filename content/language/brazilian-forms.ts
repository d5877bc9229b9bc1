import type { ForeignForms } from './foreign-forms.ts';

const gerund = '(?!quando\\b)\\p{L}+(?:ando|endo|indo|pondo)';
const estar = 'est(?:ou|ás|á|amos|ão|ava|avam|ávamos|eve|ive|iveram|ar|ará|arão|eja|ejam|iver|iverem|ando)';

export const brazilianForms: ForeignForms = [
  {
    because: 'In Portugal “você” sounds rude: the verb alone addresses the reader.',
    forms: {
      'vocês?': 'the verb alone, or “o senhor, a senhora”',
      '(?<!toda )a gente': 'nós',
      'cadê|né|tá|tô|pra|pro': 'onde está, não é, está, estou, para',
    },
  },
  {
    because: 'In Portugal what goes on is told with “a” and the infinitive, and the pronoun follows the verb that begins a sentence.',
    forms: {
      [`${estar} (?:(?:sempre|ainda|já|só|também|mesmo) )?${gerund}`]: 'está a fazer',
      [`(?:fic(?:a|am|ar|ou|aram)|continu(?:a|am|ar|ou|e)) ${gerund}`]: 'fica a fazer, continua a fazer',
      '(?<=^|[.!?] )(?:Me|Te|Lhe|Lhes) \\p{L}+': 'diga-me, dói-lhe',
    },
  },
  {
    because: 'Spelt or built otherwise in Portugal.',
    forms: {
      'contat(?:o|os|ar|e|ou|á-l[oa]s?)': 'contacto, contactar',
      'fatos?': 'facto (“fato” is what one wears)',
      'registr(?:o|os|ar|ad[oa]s?|e)': 'registo, registar',
      '(?:um|o|do|no|ao|pelo|sob|de) controle': 'controlo',
      'planej\\p{L}+': 'planear, planeamento',
      'seção|seções': 'secção',
      'c[âa]meras?': 'câmara',
      'monitorar|monitorad[oa]s?|monitoramento': 'monitorizar',
      'gerenci\\p{L}+': 'gerir, gestão',
      'umidade|úmid[oa]s?': 'húmido',
      'quatorze|dezesseis|dezessete|dezenove': 'catorze, dezasseis, dezassete, dezanove',
      'bilh(?:ão|ões)': 'mil milhões',
      'equipes?': 'equipa',
      'mídias?': 'meios, redes sociais',
      'gênero|crônic[oa]s?|anatômic[oa]s?|econômic[oa]s?|hormônio|oxigênio|estrogênio|pênis|sêmen|abdômen':
        'é or ó: género, crónico, pénis',
    },
  },
  {
    because: 'In medicine Portugal has another word.',
    forms: {
      'câncer(?:es)?': 'cancro',
      'sangramentos?': 'hemorragia, perda de sangue',
      'exames? de sangue': 'análise ao sangue',
      'coletas?|coletar': 'colheita, colher',
      'computadorizad[oa]s?': 'computorizada',
      'ultrassom|ultrassonografias?': 'ecografia',
      'pronto[- ]socorros?|pronto atendimento': 'urgência',
      'postos? de saúde': 'centro de saúde',
      'planos? de saúde|convênios?': 'seguro de saúde',
      'sildenafila|tadalafila|vardenafila': 'sildenafil, tadalafil, vardenafil',
      'tansulosin|tamsulosina': 'tansulosina',
      acetaminofeno: 'paracetamol',
      'absorventes? (?:higiênicos?|femininos?|íntimos?)': 'penso',
      'assoalho pélvico': 'pavimento pélvico',
      'vasos? sanitários?': 'sanita',
    },
  },
  {
    because: 'Everyday things have another name in Portugal.',
    forms: {
      'telas?': 'ecrã',
      'celular(?:es)?(?= (?:ou|e|do|da|com|para|na|no)|[.,;:!?]|$)': 'telemóvel',
      'times?': 'equipa',
      'usuári[oa]s?': 'utilizador, utente',
      'cadastr\\p{L}+': 'registo, inscrição',
      'delet\\p{L}+': 'apagar, eliminar',
      'acess(?:ar|e|ou)(?= (?:o|a|os|as|ao|à|seu|sua)(?!\\p{L}))': 'aceder a, entrar em',
      'aplicativos?': 'aplicação',
      'banheiros?': 'casa de banho',
      'cafés? da manhã': 'pequeno-almoço',
      ônibus: 'autocarro',
      'trens?': 'comboio',
      'metrô|bondes?': 'metro, elétrico',
      'geladeiras?': 'frigorífico',
      'sucos?': 'sumo',
      'xícaras?': 'chávena',
      'aposentad[oa]s?|aposentadorias?': 'reformado, reforma',
      'esportes?|esportiv[oa]s?': 'desporto',
      'pedestres?': 'peão',
      'caminh(?:ão|ões)': 'camião',
      carona: 'boleia',
      'prefeituras?': 'câmara municipal',
      'calcinhas?': 'cuecas',
      'CPF|CEP|SUS': 'NIF, código postal, SNS',
    },
  },
];
