/** The name of the virus found, or none. */
export type Finding = { readonly found: string } | undefined

/** Scans bytes before they are stored; throws when the scanner gives no result. */
export type Scan = (pieces: AsyncIterable<Uint8Array>) => Promise<Finding>
