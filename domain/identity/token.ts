/** Format of an access token: `v1.<session>.<generation>.<secret>`. */
export type Token = { readonly session: string; readonly generation: number; readonly secret: string }

const tokenFormat = /^v1\.([0-9a-zA-Z-]{1,64})\.(\d{1,9})\.([\w-]{1,128})$/

export function readToken(text: string): Token | undefined {
  const [, session, generation, secret] = tokenFormat.exec(text) ?? []
  return session && generation && secret ? { session, generation: Number(generation), secret } : undefined
}

export const formatToken = ({ session, generation, secret }: Token): string =>
  `v1.${session}.${generation}.${secret}`
