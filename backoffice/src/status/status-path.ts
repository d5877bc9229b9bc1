export const statusPath = '/admin/estado';
