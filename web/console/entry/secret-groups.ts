/** A key that is typed by hand is shown in groups of four. */
export const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''
