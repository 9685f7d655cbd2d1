export type NamedPoint = { readonly name: string; readonly x: number; readonly y: number }

/** In percent of the map. Names of places that are closer would cover each other. */
const closest = { x: 12, y: 6 } as const

const isNear = (one: NamedPoint, other: NamedPoint): boolean =>
  Math.abs(one.x - other.x) < closest.x && Math.abs(one.y - other.y) < closest.y

/** One label for each group of places that are near each other, from west to east, at the last of them. */
export function mapLabels(points: readonly NamedPoint[]): readonly NamedPoint[] {
  const groups: NamedPoint[][] = []
  for (const point of points.toSorted((one, other) => one.x - other.x)) {
    const group = groups.find((members) => members.some((member) => isNear(member, point)))
    if (group) group.push(point)
    else groups.push([point])
  }
  return groups.flatMap((group) => {
    const last = group.at(-1)
    const names = new Set(group.map(({ name }) => name))
    return last ? [{ ...last, name: [...names].join(' · ') }] : []
  })
}
