/** The parameters whose names begin with a prefix, without it. */
export const ownParams = (params: URLSearchParams, prefix: string): URLSearchParams =>
  new URLSearchParams(
    [...params].flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
    ),
  )

export function withOwnParams(
  params: URLSearchParams,
  prefix: string,
  own: URLSearchParams,
): URLSearchParams {
  const others = prefix === '' ? [] : [...params].filter(([name]) => !name.startsWith(prefix))
  return new URLSearchParams([...others, ...[...own].map(([name, value]) => [`${prefix}${name}`, value])])
}
