const maxTexts = 2_000
const maxCharacters = 500

/**
 * `make`, calculated once for each text: most requests repeat the header values of others, and most offers end on the same
 * days. Long texts are not saved, and all are dropped when there are too many, so that clients cannot fill the memory.
 */
export function memoByText<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    const value = make(text)
    if (text.length > maxCharacters) return value
    if (made.size >= maxTexts) made.clear()
    made.set(text, value)
    return value
  }
}
