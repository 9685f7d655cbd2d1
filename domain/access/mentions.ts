type Named = { readonly id: string; readonly name: string }

const marks = /[@＠]/g

/** The longest name that the text goes on with, so that no one is called by the beginning of another name. */
function calledIn(rest: string, people: readonly Named[]): Named | undefined {
  return people
    .filter(({ name }) => name !== '' && rest.startsWith(name.toLowerCase()))
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
