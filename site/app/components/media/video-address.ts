/** The host that sets no cookie before the video plays. Starts at once, because the visitor just asked for it, and without sound. */
export const embedAddress = (youtubeId: string) =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtubeId)}?${new URLSearchParams({ autoplay: '1', mute: '1', rel: '0' })}`;

/** For whoever has no JavaScript. */
export const watchAddress = (youtubeId: string) => `https://www.youtube.com/watch?v=${encodeURIComponent(youtubeId)}`;
