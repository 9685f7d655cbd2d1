/** A text that nothing else has; `crypto.randomUUID` needs https. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join(
    '',
  )

/** A second try after a lost reply must not save twice: the same content has the same key until it is saved. */
export function createSaveKeys() {
  let last: { readonly content: string; readonly key: string } | undefined
  return {
    keyOf(body: object): string {
      const content = JSON.stringify(body)
      if (last?.content !== content) last = { content, key: newKey() }
      return last.key
    },
    forget() {
      last = undefined
    },
  }
}
