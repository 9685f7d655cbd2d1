import type { WarehouseSheet } from '#contract/places.ts'
import { useLanguage, useTranslation } from '#web/language/use-translation.ts'
import type { Fact } from '#web/services/shared/fact-list.tsx'
import { useFigures } from '#web/services/shared/figures.ts'

/** Figures with their units, and the texts of the warehouse. */
export function useFactTexts(sheet: WarehouseSheet) {
  const { t } = useTranslation('places')
  const language = useLanguage()
  const { number, squareMetres, metres, tons, tonsPerSquareMetre } = useFigures()
  const { facts, workTime } = sheet
  const { crane, leastSquareMetres, floorLoadTons, isDivisible } = facts
  const partialLease =
    leastSquareMetres === null
      ? t('facts.yes')
      : t('facts.divisibleFrom', { area: squareMetres(leastSquareMetres) })
  return {
    area: squareMetres(facts.areaSquareMetres),
    free: squareMetres(facts.freeSquareMetres),
    divisible: isDivisible ? partialLease : t('facts.no'),
    netHeight: metres(facts.netHeightMetres),
    groundBearing: tonsPerSquareMetre(facts.groundBearingTons),
    load: floorLoadTons === null ? t('facts.groundOnly') : tonsPerSquareMetre(floorLoadTons),
    floors: t('facts.floorCount', { count: facts.floors }),
    columnSpacing: t('units.metres', { value: facts.columnSpacingMetres }),
    gates: number(facts.gates),
    platforms: number(facts.platforms),
    racking: facts.racking[language],
    crane: crane ? t('facts.cranes', { count: crane.count, tons: tons(crane.tons) }) : t('facts.none'),
    workTime: workTime[language],
    customs: t(facts.isBonded ? 'facts.bonded' : 'facts.notBonded'),
    fireRating: facts.fireRating[language],
    monitor: facts.monitorSystem[language],
    customers: facts.customers[language],
    categories: facts.categories.map((category) => category[language]),
  } as const satisfies Record<string, Fact['value']>
}

export type FactText = keyof ReturnType<typeof useFactTexts>
