type Named = { readonly id: string; readonly name: string }

const marks = /[@＠]/g
/** What follows a mark; a mark inside a Latin word belongs to an email address. */
const typedNames = /(?<![\w.-])[@＠]([^\s@＠,，.。;；:：!！?？、()（）]+)/gu

/** A Latin name ends where its word ends, so that @Andrew does not call An. */
const endsIn = (rest: string, name: string) => !/^[a-z]{2}/.test(rest.slice(name.length - 1))

/** The longest name that the text goes on with, so that no one is called by the beginning of another name. */
function calledIn(rest: string, people: readonly Named[]): Named | undefined {
  return people
    .filter(({ name }) => name !== '' && rest.startsWith(name.toLowerCase()) && endsIn(rest, name))
    .toSorted((one, other) => other.name.length - one.name.length)[0]
}

/** The people that a text names as @name, each once. */
export function mentionedIn<Person extends Named>(
  text: string,
  people: readonly Person[],
): readonly Person[] {
  const typed = text.toLowerCase()
  const called = [...typed.matchAll(marks)].map(({ index }) => calledIn(typed.slice(index + 1), people)?.id)
  return people.filter(({ id }) => called.includes(id))
}

/** What a text names as @name without calling one of the people, each once. */
export function unmatchedIn(text: string, people: readonly Named[]): readonly string[] {
  const unmatched = [...text.matchAll(typedNames)]
    .filter(({ index }) => !calledIn(text.slice(index + 1).toLowerCase(), people))
    .map(([, name = '']) => name)
  return [...new Set(unmatched)]
}
