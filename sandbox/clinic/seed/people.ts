/** Invented. All but 204 and 205 are also on the demo site's team page. */
export const specialties = [
  { id: 1, name: 'Urologia' },
  { id: 2, name: 'Andrologia' },
  { id: 3, name: 'Uroginecologia' },
  { id: 4, name: 'Reabilitação do pavimento pélvico' },
];

export const offices = [{ id: 80, name: 'Lisboa' }];

export const doctors = [
  { id: 201, name: 'António Meireles', clinical_name: 'Dr. António Meireles', order_number: '00000', specialty_id: 1 },
  { id: 202, name: 'Henrique Valadares', clinical_name: 'Dr. Henrique Valadares', order_number: '00002', specialty_id: 1 },
  { id: 203, name: 'Sofia Bettencourt', clinical_name: 'Dra. Sofia Bettencourt', order_number: '00001', specialty_id: 1 },
  { id: 204, name: 'Duarte Fontainhas', clinical_name: 'Dr. Duarte Fontainhas', order_number: '00003', specialty_id: 1 },
  { id: 205, name: 'Leonor Sarmento', clinical_name: 'Dra. Leonor Sarmento', order_number: '00004', specialty_id: 3 },
  { id: 206, name: 'Tomás Alvarenga', clinical_name: 'Dr. Tomás Alvarenga', order_number: '00005', specialty_id: 2 },
  { id: 207, name: 'Beatriz Noronha', clinical_name: 'Dra. Beatriz Noronha', order_number: '00006', specialty_id: 1 },
  { id: 208, name: 'Filipa Quental', clinical_name: 'Ft. Filipa Quental', order_number: '00007', specialty_id: 4 },
];

/** The only one with a tax number, a letterbox and visits that are over. */
export const knownPatient = {
  name: 'Joaquim Exemplo',
  gender: 'masculino',
  birth_day: '1958-02-14',
  vat: '999999990',
  contacts: ['joaquim@exemplo.pt', '910000001'],
};

/** Without tax numbers, but for the number Portugal uses for "nobody in particular": any other valid one might be somebody's. */
export const patients = [
  knownPatient,
  ...['Albano', 'Baltazar', 'Cipriano', 'Deolindo', 'Eurico', 'Fausto', 'Gualter', 'Hermínio', 'Isidoro'].map((name, index) => ({
    name: `${name} Exemplo`,
    gender: 'masculino',
    birth_day: `${1946 + index * 3}-0${1 + (index % 9)}-1${index % 9}`,
    vat: null,
    contacts: [`91000001${index}`],
  })),
];
