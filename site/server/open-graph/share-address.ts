/** The path of a page's picture: `/og/pt/problemas/tumor-do-rim.png`. The home page's is `/og/pt.png`. */
export const shareAddress = (path: string) => `/og${path}.png`;

export const pageOfShareAddress = (address: string): string | undefined => /^\/og(\/(?:pt|en)(?:\/.+)?)\.png$/.exec(address)?.[1];
