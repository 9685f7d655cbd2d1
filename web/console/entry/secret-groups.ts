/** A key that is typed by hand is read in fours. */
export const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? ''
