import { districtNamesWithCity, plainDistrictNames } from '#domain/places/district-names.ts'
import { type District, districts } from '#domain/places/districts.data.ts'
import { type HomePort, homePortOf } from '#domain/places/home-ports.ts'
import { portsNamed } from '#domain/places/typed-port.ts'
import type { ImportedKind } from '#domain/rates/rate.ts'
import { plainTyped } from '#domain/values/typed-text.ts'
import type { RequestKind } from './quote-request.ts'

/** Where the rates of a lane are found. */
export type RequestLane = { readonly kind: ImportedKind; readonly port: HomePort; readonly place: string }

type Places = { readonly from?: string | undefined; readonly to?: string | undefined }

/** The one port that the text means. */
function portTyped(text: string): string | undefined {
  const [port, ...others] = portsNamed(text)
  return others.length === 0 ? port?.code : undefined
}

const homePortTyped = (text: string): HomePort | undefined => homePortOf(portTyped(text) ?? '')

/** Letters of any case, and blanks or none between the names. */
const compared = (text: string): string => plainTyped(text).toLowerCase().replaceAll(/\s/g, '')

/** The one district that the text means: its code, its whole name, or an address with its city and its name. */
function districtTyped(text: string): District | undefined {
  const typed = compared(text)
  const [district, ...others] = districts.filter(
    (one) =>
      [one.code, ...plainDistrictNames(one)].some((name) => compared(name) === typed) ||
      districtNamesWithCity(one).some((name) => typed.includes(compared(name))),
  )
  return others.length === 0 ? district : undefined
}

function oceanLane({ from = '', to = '' }: Places): RequestLane | undefined {
  const port = homePortTyped(from)
  const place = portTyped(to)
  return port && place ? { kind: 'ocean-lane', port, place } : undefined
}

/** To or from the port; a terminal or an address at the other end stands for the port of the district's trucks. */
function truckingLane({ from = '', to = '' }: Places): RequestLane | undefined {
  const district = districtTyped(from) ?? districtTyped(to)
  if (!district) return undefined
  const port = homePortTyped(from) ?? homePortTyped(to) ?? district.port
  return { kind: 'trucking-lane', port, place: district.code }
}

/** The lane of a request whose places are typed texts; undefined without one that rates are published for. */
export function laneOfRequest(kind: RequestKind, places: Places): RequestLane | undefined {
  if (kind === 'ocean') return oceanLane(places)
  return kind === 'trucking' ? truckingLane(places) : undefined
}
