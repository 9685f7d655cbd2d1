import type { FieldProblem, Result } from '#domain/values/refusal.ts'

/** A number is kept as it is read, and is wrong where it cannot be. */
export const asRead = (read: (text: string) => Result<string>) => ({
  clean: (text: string) => {
    const result = read(text)
    return result.ok ? result.value : text
  },
  check: (text: string): FieldProblem | undefined => (read(text).ok ? undefined : 'wrong-format'),
})
