export const firstRepeated = (names: readonly string[]): string | undefined =>
  names.find((name, index) => names.indexOf(name) !== index)
