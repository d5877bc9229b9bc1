import type { ForeignForms } from './foreign-forms.ts';

export const americanForms: ForeignForms = [
  {
    because: 'British English keeps the Greek and Latin vowels of medicine.',
    forms: {
      'anesthe(?:sia|tic|tics|tist|tists|siologists?)|anaesthesiologists?': 'anaesthesia, anaesthetic, anaesthetist',
      'hematuria|hematomas?|hemorrhag\\p{L}+|hemorrhoids?|hemoglobin|hemophilia': 'haematuria, haemorrhage',
      'anemi[ac]|ischemi[ac]|leukemia|septicemia|uremia': 'anaemia, ischaemia, leukaemia',
      'estrogens?': 'oestrogen',
      'edemas?|esophag\\p{L}+|diarrhea': 'oedema, oesophagus, diarrhoea',
      'gynecolog\\p{L}+|pediatri\\p{L}+|orthopedi\\p{L}+': 'gynaecology, paediatric, orthopaedic',
      'cesareans?': 'caesarean',
      'feces|fecal': 'faeces, faecal',
      'acetaminophen|tylenol': 'paracetamol',
    },
  },
  {
    because: 'Spelt otherwise in Britain.',
    forms: {
      'tumors?': 'tumour',
      'color(?:s|ed|ing|less)?': 'colour',
      '(?:behavior|favor|flavor|harbor|honor|humor|labor|neighbor|odor|rumor|vapor|vigor)(?:s|ed|ing|al|able|ite|ites)?':
        '-our: behaviour, odour',
      '(?:center|fiber|liter|theater|caliber)(?:s|ed)?|(?:centi|milli|kilo)(?:meter|liter)s?': '-re: centre, litre',
      '(?<!world health )(?:organ|special|recogn|real|minim|maxim|util|catheter|general|local|visual|vapor|stabil|steril|hospital|prior|apolog|emphas|memor|final|summar)iz(?:e|es|ed|ing|ation|ations)':
        '-ise: organise, specialised',
      'analyz(?:e|es|ed|ing)|paralyz(?:e|es|ed|ing)|catalyz\\p{L}+': 'analyse, paralysed',
      '(?:cancel|travel|label|model|counsel|fuel|signal|channel|total)(?:ed|ing|ers?|ors?)': 'two l: cancelled, counselling',
      'fulfill|enroll|enrollment|installment|skillful': 'one l: fulfil, enrol',
      'license(?= (?:number|plate)|s?[.,])|(?:a|the|driving) license': 'licence',
      'gray|aging|jewelry|pajamas|plow|tire pressure|skeptic\\p{L}*|maneuvers?|molds?|checkups?|airplanes?|percent':
        'grey, ageing, pyjamas, check-up, per cent',
      'catalogs?|analogs?': 'catalogue, analogue',
      'defense|offense': 'defence, offence',
      'toward|afterward': 'towards, afterwards',
      gotten: 'got',
    },
  },
  {
    because: 'Called otherwise in Britain.',
    forms: {
      'emergency rooms?|(?:the )?ER': 'emergency department, A&E',
      'cell ?phones?': 'mobile',
      'restrooms?': 'toilet',
      'diapers?': 'nappy, pad',
      'parking lots?|zip codes?|sidewalks?|elevators?|faucets?|subway|gas stations?': 'car park, postcode, pavement, lift, tap, metro',
      'primary care physicians?': 'GP',
      'insurance carriers?': 'insurer',
      'vacations?': 'holiday',
      'pacifiers?|flashlights?|band-?aids?': 'dummy, torch, plaster',
    },
  },
];
