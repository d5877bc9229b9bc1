export const sheetId = 'folha-de-preparacao';
