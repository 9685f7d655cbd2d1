import { formatAmount } from '#domain/language/format-money.ts'
import type { OceanCargo } from '#domain/tariffs/ocean/ocean-cargo.ts'
import type { Params } from '#domain/values/refusal.ts'

export type CargoStatement = { readonly name: string; readonly text: string }

/** Translates `quotes.offerTerms.<key>`. */
type Write = (key: string, params?: Params) => string

const known = (cargo: OceanCargo): Params =>
  Object.fromEntries(
    Object.entries(cargo).map(([name, value]) => [
      name,
      name === 'cargoWeightKg' ? formatAmount(String(value)) : String(value),
    ]),
  )

/** What the cargo is, one statement for each kind of it. */
export function explainCargo(cargo: OceanCargo, write: Write): readonly CargoStatement[] {
  const { goods, hsCode, unNumber, temperatureC, cargoWeightKg, dimensionsCm, shipperOwned } = cargo
  const text = (key: string) => write(`cargo.${key}`, known(cargo))
  const goodsTexts = [
    ...(goods === undefined ? [] : [text('goods')]),
    ...(hsCode === undefined ? [] : [text('hsCode')]),
  ]
  const rows: readonly (readonly [name: string, isStated: boolean, text: () => string])[] = [
    ['goods', goodsTexts.length > 0, () => goodsTexts.join(' · ')],
    ['danger', unNumber !== undefined, () => text('danger')],
    ['temperatureC', temperatureC !== undefined, () => text('temperatureC')],
    ['cargoWeightKg', cargoWeightKg !== undefined, () => text('cargoWeightKg')],
    ['dimensionsCm', dimensionsCm !== undefined, () => text('dimensionsCm')],
    ['shipperOwned', shipperOwned === true, () => text('shipperOwned')],
  ]
  return rows.flatMap(([name, isStated, toText]) =>
    isStated ? [{ name: write(`names.${name}`), text: toText() }] : [],
  )
}
