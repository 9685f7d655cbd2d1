/** What a scanner says of a file: nothing found, or the name of what was. */
export type Finding = { readonly found: string } | undefined

/** Looks at bytes before anybody else may; throws when it cannot say. */
export type Scan = (pieces: AsyncIterable<Uint8Array>) => Promise<Finding>
