import type { ContainerType } from '#domain/values/container-type.ts'
import {
  type AskedCargo,
  type AskedContainers,
  askedQuantity,
  askedTypes,
  isPricedByType,
} from './asked-quantity.ts'
import type { TemplateLine } from './line-template.ts'

/** A charge of a template or of another offer. */
type KeptLine = TemplateLine & { readonly unitCost?: string | undefined }

/** In an offer for one container type, every price for a container is the price of that type. */
export function withTypeOf<T extends KeptLine>(
  lines: readonly T[],
  containers: AskedContainers = [],
): readonly T[] {
  const [type, ...others] = askedTypes({ details: { containers } })
  if (!type || others.length > 0) return lines
  return lines.map((line) =>
    isPricedByType(line.fee) && line.unitPrice ? { containerType: type, ...line } : line,
  )
}

const chargeOf = ({ fee, group, currency }: KeptLine): string => [fee, group, currency ?? ''].join(' ')

/** A price that is still to be typed for a container type. */
const openFor = <T extends KeptLine>(line: T, containerType: ContainerType): T => ({
  ...line,
  containerType,
  unitPrice: undefined,
  unitCost: undefined,
})

/** Every type of the request, with its price where one is kept. A price of a type that was not asked for is left out. */
const byType = <T extends KeptLine>(kept: readonly T[], first: T, types: readonly ContainerType[]) =>
  types.flatMap((type) => {
    const ofType = kept.filter(({ containerType }) => containerType === type)
    return ofType.length > 0 ? ofType : [openFor(first, type)]
  })

/**
 * Kept charges for a request, with its container types and quantities. A charge per container without a price is one for each type,
 * because each has its own price; one with a price for all types stays one.
 */
export function fillLines<T extends KeptLine>(kept: readonly T[], cargo: AskedCargo): readonly T[] {
  const types = askedTypes(cargo)
  const names = types.length > 1
  const linesOf = (line: T, at: number): readonly T[] => {
    if (types.length === 0 || !isPricedByType(line.fee)) return [line]
    if (line.containerType === undefined) return line.unitPrice ? [line] : byType([], line, types)
    const ofCharge = kept.filter((one) => one.containerType !== undefined && chargeOf(one) === chargeOf(line))
    return kept.indexOf(ofCharge[0] ?? line) === at ? byType(ofCharge, line, types) : []
  }
  return kept.flatMap(linesOf).map((line) => {
    const type = types.find((one) => one === line.containerType)
    return {
      ...line,
      containerType: names ? type : undefined,
      quantity: askedQuantity(cargo, line.fee, type) ?? line.quantity,
    }
  })
}
