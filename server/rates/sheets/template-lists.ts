import type { Bilingual, Language } from '#domain/brands/brand.ts'
import { carriers } from '#domain/places/carriers.data.ts'
import { nameOfCodedPlace } from '#domain/places/coded-places.ts'
import { districts } from '#domain/places/districts.data.ts'
import { homePorts } from '#domain/places/home-ports.ts'
import { terminals } from '#domain/places/terminals.data.ts'
import type { KnownLanes } from '#domain/rates/lane-problems.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'

/** The codes that a column may have, each with its name. */
export type CodeList = {
  readonly column: string
  readonly codes: readonly (readonly [code: string, name: string])[]
}

type Known = { readonly lanes: KnownLanes; readonly depotNames: ReadonlyMap<string, Bilingual> }

function oceanLists(language: Language, { lanes }: Known): readonly CodeList[] {
  const services = [...lanes.linerServices.values()]
  const named = (code: string) => [code, nameOfCodedPlace(code)?.[language] ?? ''] as const
  const calls = [...new Set(services.flatMap((service) => service.calls))].toSorted()
  return [
    { column: 'carrier', codes: carriers.map(({ code, name }) => [code, name[language]]) },
    { column: 'service', codes: services.map(({ code, carrier }) => [code, carrier]) },
    { column: 'pol', codes: homePorts.map(named) },
    { column: 'pod', codes: calls.map(named) },
  ]
}

function truckingLists(language: Language, { lanes, depotNames }: Known): readonly CodeList[] {
  const depots = [...lanes.depots.values()].flat()
  return [
    { column: 'port', codes: homePorts.map((code) => [code, nameOfCodedPlace(code)?.[language] ?? '']) },
    {
      column: 'pickUpPlace',
      codes: [
        ...terminals.map(({ code, name }) => [code, name[language]] as const),
        ...depots.map((code) => [code, depotNames.get(code)?.[language] ?? ''] as const),
      ],
    },
    {
      column: 'district',
      codes: districts.map(({ code, city, name }) => [code, `${city[language]} ${name[language]}`]),
    },
  ]
}

export const codeLists = (kind: ImportedKind, language: Language, known: Known): readonly CodeList[] =>
  kind === 'ocean-lane' ? oceanLists(language, known) : truckingLists(language, known)

/** What a cell of a column may say. */
const examples: Readonly<Record<string, string>> = {
  code: 'QE1-CNNGB-NLRTM',
  carrier: 'MNRQ',
  service: 'QE1',
  pol: 'CNNGB',
  pod: 'NLRTM',
  port: 'CNTAO',
  pickUpPlace: 'QQCTU',
  district: '370211',
  freight: '1150',
  prices: '800',
  cost: '900',
  tollPerVehicle: '60',
  surcharges: 'BAF 120 container; PSS 5%',
  carrierRemark: 'Weight limit 21 t per 20GP',
  validFrom: '2026-12-01',
  validTo: '2026-12-31',
  brands: 'group, ningbo',
  companies: '91310000MA0000001X',
}

export const exampleOf = (word: string): string => examples[word] ?? ''
