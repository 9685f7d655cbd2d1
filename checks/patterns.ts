const special = /[.+?^${}()|[\]\\]/g

/**
 * Path patterns of architecture.mjs as regular expressions: `*` within a folder, `**` through folders.
 * One repetition follows another without nesting, since dependency-cruiser refuses anything that could run long.
 */
export function patternSource(pattern: string): string {
  const body = pattern
    .replace(special, '\\$&')
    .replaceAll(/\*\*\/\*|\*\*|\*/g, (stars) => ({ '**/*': '.*', '**': '.+' })[stars] ?? '[^/]*')
  return `^${body}$`
}

export function matcher(patterns: readonly string[]): (path: string) => boolean {
  const expressions = patterns.map((pattern) => new RegExp(patternSource(pattern)))
  return (path) => expressions.some((expression) => expression.test(path))
}

/** One of these words, as part of a regular expression. */
export function oneOf(words: readonly string[]): string {
  return `(?:${words.map((word) => word.replace(special, '\\$&')).join('|')})`
}
