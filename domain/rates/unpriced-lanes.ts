type Lane = {
  readonly carrier: string
  readonly service: string
  readonly port: string
  readonly place: string
}

export type LaneSailing = Lane & { readonly departsOn: string }
export type PricedDays = Lane & { readonly validFrom: string; readonly validTo: string }
export type UnpricedLane = Lane & { readonly sailings: number; readonly firstOn: string }

const keyOf = ({ carrier, service, port, place }: Lane) => JSON.stringify([carrier, service, port, place])

/** The lanes with sailings on days without a price: how many there are, and the first day. The earliest first. */
export function unpricedLanes(
  sailings: readonly LaneSailing[],
  priced: readonly PricedDays[],
): readonly UnpricedLane[] {
  const pricesOf = Map.groupBy(priced, keyOf)
  const isUnpriced = (sailing: LaneSailing) =>
    !pricesOf
      .get(keyOf(sailing))
      ?.some(({ validFrom, validTo }) => validFrom <= sailing.departsOn && sailing.departsOn <= validTo)
  const lanes = Map.groupBy(sailings.filter(isUnpriced), keyOf)
  return [...lanes.values()]
    .flatMap((all) => {
      const [first] = all.toSorted((one, other) => one.departsOn.localeCompare(other.departsOn))
      if (!first) return []
      const { carrier, service, port, place, departsOn } = first
      return [{ carrier, service, port, place, sailings: all.length, firstOn: departsOn }]
    })
    .toSorted(
      (one, other) => one.firstOn.localeCompare(other.firstOn) || keyOf(one).localeCompare(keyOf(other)),
    )
}
