/** In place of Payload's own list, which names nobody and shows a row's number. */
export const versionsTab = { edit: { versions: { Component: '/history/versions-view.tsx#VersionsView' } } };
