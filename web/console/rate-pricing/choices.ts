import { type FieldArray, schemaAt } from '#contract/pricing-schema.ts'
import { carriers } from '#domain/places/carriers.data.ts'
import { districts } from '#domain/places/districts.data.ts'
import { ports } from '#domain/places/ports.data.ts'
import { services } from '#domain/places/services.data.ts'
import { terminals } from '#domain/places/terminals.data.ts'
import type { RateKind } from '#domain/rates/rate.ts'
import { type FeeItem, feeItems } from '#domain/tariffs/fee-items.data.ts'
import { oceanPorts } from '#domain/tariffs/ocean/ocean-tariff.ts'
import { unitsOf } from './field-arrays.ts'
import type { Path } from './fields.ts'
import { codesAt, type OwnPlaces } from './place-names.ts'

/** What the choices of a field depend on: the port and the carrier that are selected now. */
export type ChoiceContext = { readonly port: string; readonly carrier: string; readonly places: OwnPlaces }

const codesOf = (known: readonly { readonly code: string }[]) => known.map(({ code }) => code)
const isAbroad = (code: string) => !oceanPorts.some((port) => port === code)

/** The known codes for fields that the contract declares as plain codes. */
const knownCodes: Readonly<Record<string, (context: ChoiceContext) => readonly string[]>> = {
  carrier: () => codesOf(carriers),
  service: ({ carrier }) => codesOf(services.filter((service) => service.carrier === carrier)),
  pod: () => codesOf(ports).filter(isAbroad),
  pickUpPlace: ({ port, places }) =>
    port === '' ? [] : [...codesAt(terminals, port), ...codesAt(places.depots, port)],
  district: ({ port }) => codesOf(districts.filter((district) => district.port === port)),
  depot: ({ port, places }) => codesAt(places.depots, port),
  warehouse: ({ port, places }) => codesAt(places.warehouses, port),
}

/** The field whose value decides on the choices of another. */
export const dependsOn: Readonly<Record<string, 'port' | 'carrier' | undefined>> = {
  service: 'carrier',
  pickUpPlace: 'port',
  district: 'port',
}

/** Forwarding fees per container or per bill of lading: the charges at the port of loading. */
const localFees = Object.entries<FeeItem>(feeItems)
  .filter(([, { taxed, unit }]) => taxed === 'forwarding' && (unit === 'container' || unit === 'BL'))
  .map(([code]) => code)

/** The choices of a field; undefined where it is typed. */
export function choicesAt(kind: RateKind, path: Path, context: ChoiceContext): readonly string[] | undefined {
  const [name = '', rows] = [path.at(-1), path.at(-3)]
  if (path.length === 1 && knownCodes[name]) return knownCodes[name](context)
  if (rows === 'localCharges' && name === 'fee') return localFees
  const schema = schemaAt(kind, path)
  if (schema?.type !== 'choice') return undefined
  return name === 'per' ? unitsOf(path, schema.values) : schema.values
}

/** The codes that can be added as rows; undefined where staff search for a port. */
export function newKeys(
  array: FieldArray,
  path: Path,
  { port, places }: ChoiceContext,
): readonly string[] | undefined {
  if (array.type === 'map' && array.keys) return array.keys
  if (path.at(-1) === 'inspection') return codesAt(terminals, port)
  return path.at(-1) === 'depotLift' ? codesAt(places.depots, port) : undefined
}
