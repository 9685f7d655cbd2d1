/** The token of a link that opens something without a login: 256 bits in base64url. */
export const linkTokenPattern = /^[\w-]{43}$/
