export const repliesPath = '/admin/respostas';
export const saveReplyPath = '/api/respostas/guardar';
export const restoreReplyPath = '/api/respostas/repor';
export const removeReplyPath = '/api/respostas/retirar';
